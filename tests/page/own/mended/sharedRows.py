import sys

input = sys.stdin.readline
board = [list(map(int, input().split())) for _ in range(9)]
blanks = [(y, x) for y in range(9) for x in range(9) if board[y][x] == 0]
used_row = [[False] * 10 for _ in range(9)]
used_col = [[False] * 10 for _ in range(9)]
used_box = [[False] * 10 for _ in range(9)]
answer = []


def mark(y, x, n, on):
    used_row[y][n] = on
    used_col[x][n] = on
    used_box[y // 3 * 3 + x // 3][n] = on


for y in range(9):
    for x in range(9):
        if board[y][x]:
            mark(y, x, board[y][x], True)


def dfs(k):
    global answer
    if answer:
        return
    if k == len(blanks):
        answer = [row[:] for row in board]
        return
    y, x = blanks[k]
    for n in range(1, 10):
        if used_row[y][n] or used_col[x][n] or used_box[y // 3 * 3 + x // 3][n]:
            continue
        board[y][x] = n
        mark(y, x, n, True)
        dfs(k + 1)
        mark(y, x, n, False)
        board[y][x] = 0


dfs(0)
for row in answer:
    print(*row)
