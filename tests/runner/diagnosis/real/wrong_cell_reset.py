def free(_grid, row, col, n):
    if n in _grid[row]:
        return False
    for i in range(9):
        if _grid[i][col] == n:
            return False
    for i in range(3):
        for j in range(3):
            if _grid[row - row % 3 + i][col - col % 3 + j] == n:
                return False
    return True


def solve_sudoku(_grid):
    for row in range(9):
        for col in range(9):
            if _grid[row][col] == 0:
                for num in range(1, 10):
                    if free(_grid, row, col, num):
                        _grid[row][col] = num
                        if solve_sudoku(_grid) != False:
                            return _grid
                        _grid[row][num - 1] = 0
                return False
    return _grid


sudoku = [[int(c) for c in input().split()] for _ in range(9)]
solve_sudoku(sudoku)
for row in sudoku:
    print(*row)
