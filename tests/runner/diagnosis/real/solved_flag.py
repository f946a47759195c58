import sys

sudoku = [list(map(int, sys.stdin.readline().split())) for _ in range(9)]
zeros = [(i, j) for i in range(9) for j in range(9) if sudoku[i][j] == 0]
rows = [[False] * 10 for _ in range(9)]
cols = [[False] * 10 for _ in range(9)]
boxes = [[False] * 10 for _ in range(9)]
for i in range(9):
    for j in range(9):
        n = sudoku[i][j]
        rows[i][n] = cols[j][n] = boxes[i // 3 * 3 + j // 3][n] = True

finished = False


def dfs(k):
    global finished
    if k == len(zeros):
        finished = True
        return
    i, j = zeros[k]
    b = i // 3 * 3 + j // 3
    for n in range(1, 10):
        if rows[i][n] or cols[j][n] or boxes[b][n]:
            continue
        rows[i][n] = cols[j][n] = boxes[b][n] = True
        sudoku[i][j] = n
        dfs(k + 1)
        sudoku[i][j] = 0
        rows[i][n] = cols[j][n] = boxes[b][n] = False


dfs(0)
if finished:
    for row in sudoku:
        print(*row)
