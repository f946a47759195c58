import sys
input = sys.stdin.readline

board = [list(map(int, input().split())) for _ in range(9)]
blank = [(i, j) for i in range(9) for j in range(9) if board[i][j] == 0]


def check_row(a, n):
    return n not in board[a]


def check_col(a, n):
    for i in range(9):
        if board[i][a] == n:
            return False
    return True


def check_rect(x, y, n):
    for i in range(3):
        for j in range(3):
            if board[x // 3 * 3 + i][y // 3 * 3 + j] == n:
                return False
    return True


def dfs(k):
    if k == len(blank):
        for row in board:
            print(*row)
    x, y = blank[k]
    for n in range(1, 10):
        if check_row(x, n) and check_col(y, n) and check_rect(x, y, n):
            board[x][y] = n
            dfs(k + 1)
            board[x][y] = 0


dfs(0)
