def candidates(grid, y, x):
    seen = set()
    for k in range(9):
        seen.add(grid[y][k])
        seen.add(grid[k][x])
        seen.add(grid[y // 3 * 3 + k // 3][x // 3 * 3 + k % 3])
    return [n for n in range(1, 10) if n not in seen]


def solve(grid):
    best = None
    for y in range(9):
        for x in range(9):
            if grid[y][x] == 0:
                found = candidates(grid, y, x)
                if best is None or len(found) < len(best[2]):
                    best = (y, x, found)
    if best is None:
        return True
    y, x, found = best
    for k in range(len(found) - 1):
        grid[y][x] = found[k]
        if solve(grid):
            return True
        grid[y][x] = 0
    return False


grid = []
for _ in range(9):
    grid.append(list(map(int, input().split())))
solve(grid)
for row in grid:
    print(*row)
