def possible(n, y, x, grid):
    for i in range(0, 9):
        if grid[y][i] == n:
            return False
    for i in range(0, 9):
        if grid[i][x] == n:
            return False
    x0 = (x // 3) * 3
    y0 = (y // 3) * 3
    for i in range(0, 3):
        for j in range(0, 3):
            if grid[y0 + i][x0 + j] == n:
                return False
    return True


def solve(grid):
    for y in range(9):
        for x in range(9):
            if grid[y][x] == 0:
                for n in range(1, 10):
                    if possible(y, x, n, grid):
                        grid[y][x] = n
                        if solve(grid):
                            return True
                        grid[y][x] = 0
                return False
    return True


grid = []
for i in range(9):
    grid.append(list(map(int, input().split())))
solve(grid)
for line in grid:
    print(*line)
