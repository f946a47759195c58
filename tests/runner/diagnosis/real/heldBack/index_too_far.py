def used_in_row(arr, row, num):
    for i in range(9):
        if arr[row][i] == num:
            return True
    return False


def used_in_col(arr, col, num):
    for i in range(10):
        if arr[i][col] == num:
            return True
    return False


def used_in_box(arr, row, col, num):
    for i in range(3):
        for j in range(3):
            if arr[i + row][j + col] == num:
                return True
    return False


def solve(arr):
    for row in range(9):
        for col in range(9):
            if arr[row][col] == 0:
                for num in range(1, 10):
                    if (not used_in_row(arr, row, num) and not used_in_col(arr, col, num)
                            and not used_in_box(arr, row - row % 3, col - col % 3, num)):
                        arr[row][col] = num
                        if solve(arr):
                            return True
                        arr[row][col] = 0
                return False
    return True


grid = [list(map(int, input().split())) for _ in range(9)]
if solve(grid):
    for row in grid:
        print(*row)
else:
    print('No solution exists')
