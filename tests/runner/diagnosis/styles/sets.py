import sys

grid = [list(map(int, line.split())) for line in sys.stdin.read().strip().split('\n')]
rows = [set() for _ in range(9)]
cols = [set() for _ in range(9)]
boxes = [set() for _ in range(9)]
empty = []
for r in range(9):
    for c in range(9):
        if grid[r][c]:
            rows[r].add(grid[r][c])
            cols[c].add(grid[r][c])
            boxes[r // 3 * 3 + c // 3].add(grid[r][c])
        else:
            empty.append((r, c))


def solve(i):
    if i == len(empty):
        return True
    r, c = empty[i]
    b = r // 3 * 3 + c // 3
    for v in range(1, 10):
        if v in rows[r] or v in cols[c] or v in boxes[b]:
            continue
        grid[r][c] = v
        rows[r].add(v)
        cols[c].add(v)
        boxes[b].add(v)
        if solve(i + 1):
            return True
        grid[r][c] = 0
        rows[r].remove(v)
        cols[c].remove(v)
        boxes[b].remove(v)
    return False


solve(0)
for row in grid:
    print(' '.join(map(str, row)))
