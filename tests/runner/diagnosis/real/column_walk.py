def check_sudoku(grid):
    for k in range(9):
        row = [n for n in grid[k] if n]
        column = [grid[i][k] for i in range(9) if grid[i][k]]
        box = [grid[k // 3 * 3 + i // 3][k % 3 * 3 + i % 3] for i in range(9)]
        box = [n for n in box if n]
        for unit in (row, column, box):
            if len(set(unit)) != len(unit):
                return False
    return True


def solved(grid):
    return all(all(row) for row in grid)


def solve(grid, col):
    if solved(grid):
        return True
    if col > 8:
        col = 0
    for row in range(9):
        if grid[row][col] == 0:
            for num in range(1, 10):
                grid[row][col] = num
                if check_sudoku(grid) and solve(grid, col + 1):
                    return True
            grid[row][col] = 0
            return False


grid = [[int(n) for n in input().split()] for _ in range(9)]
if not solve(grid, 0):
    print('no solution')
for row in grid:
    print(*row)
