import sys

input = sys.stdin.readline
board = [list(map(int, input().split())) for _ in range(9)]
blanks = [(y, x) for y in range(9) for x in range(9) if board[y][x] == 0]


def fits(y, x, n):
    for i in range(9):
        if board[y][i] == n or board[i][x] == n:
            return False
    top, left = y // 3 * 3, x // 3 * 3
    for i in range(top, top + 3):
        for j in range(left, left + 3):
            if board[i][j] == n:
                return False
    return True


def dfs(depth):
    if depth == len(blanks):
        for row in board:
            print(*row)
        sys.exit()
    y, x = blanks[depth]
    for n in range(1, 10):
        if fits(y, x, n):
            board[y][x] = n
            dfs(depth + 1)
            board[y][x] = 0


dfs(0)
