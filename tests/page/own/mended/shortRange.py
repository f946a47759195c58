sudoku = [list(map(int, input().split())) for _ in range(9)]
zero = []
for i in range(9):
    for j in range(9):
        if sudoku[i][j] == 0:
            zero.append([i, j])


def promising(i, j):
    nums = [n for n in range(1, 10)]
    for k in range(9):
        if sudoku[i][k] in nums:
            nums.remove(sudoku[i][k])
        if sudoku[k][j] in nums:
            nums.remove(sudoku[k][j])
    i, j = i // 3 * 3, j // 3 * 3
    for p in range(i, i + 3):
        for q in range(j, j + 3):
            if sudoku[p][q] in nums:
                nums.remove(sudoku[p][q])
    return nums


def dfs(x):
    if x == len(zero):
        for row in sudoku:
            print(*row)
        return True
    i, j = zero[x]
    for num in promising(i, j):
        sudoku[i][j] = num
        if dfs(x + 1):
            return True
        sudoku[i][j] = 0
    return False


dfs(0)
