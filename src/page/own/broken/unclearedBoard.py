import sys

input = sys.stdin.readline
board = [list(map(int, input().split())) for _ in range(9)]
blanks = [(y, x) for y in range(9) for x in range(9) if board[y][x] == 0]


def check_row(y, n):
    return n not in board[y]


def check_col(x, n):
    for y in range(9):
        if board[y][x] == n:
            return False
    return True


def check_box(y, x, n):
    y, x = y // 3 * 3, x // 3 * 3
    for i in range(3):
        for j in range(3):
            if board[y + i][x + j] == n:
                return False
    return True


def dfs(k):
    if k == len(blanks):
        for row in board:
            print(*row)
        sys.exit(0)
    y, x = blanks[k]
    for n in range(1, 10):
        if check_row(y, n) and check_col(x, n) and check_box(y, x, n):
            board[y][x] = n
            dfs(k + 1)


dfs(0)
