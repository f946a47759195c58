import sys

grid = [list(line.strip()) for line in sys.stdin][:9]


def options(r, c):
    used = set(grid[r]) | {grid[k][c] for k in range(9)}
    for k in range(9):
        used.add(grid[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3])
    return [d for d in '123456789' if d not in used]


def solve():
    for r in range(9):
        for c in range(9):
            if grid[r][c] == 0:
                for d in options(r, c):
                    grid[r][c] = d
                    if solve():
                        return True
                    grid[r][c] = 0
                return False
    return True


solve()
for row in grid:
    print(''.join(row))
