board = [list(map(int, input().split())) for _ in range(9)]
list = []
for i in range(9):
    for j in range(9):
        if board[i][j] == 0:
            list.append((i, j))


def digits(x, y):
    square = [board[i][j] for i in range(x // 3 * 3, x // 3 * 3 + 3) for j in range(y // 3 * 3, y // 3 * 3 + 3)]
    column = list(board[i][y] for i in range(9))
    return [n for n in range(1, 10) if n not in board[x] and n not in column and n not in square]


def dfs(k):
    if k == len(list):
        for row in board:
            print(*row)
        exit()
    x, y = list[k]
    for n in digits(x, y):
        board[x][y] = n
        dfs(k + 1)
        board[x][y] = 0


dfs(0)
