board = [list(map(int, input().split())) for _ in range(9)]


def valid(r, c):
    n = board[r][c]
    for k in range(9):
        if k != c and board[r][k] == n:
            return False
        if k != r and board[k][c] == n:
            return False
    top = r - r % 3
    left = c - c % 3
    for i in range(top, top + 3):
        for j in range(left, left + 3):
            if (i, j) != (r, c) and board[i][j] == n:
                return False
    return True


def solve(cell):
    while cell < 81 and board[cell // 9][cell % 9] != 0:
        cell += 1
    if cell == 81:
        return True
    r, c = divmod(cell, 9)
    for n in range(1, 10):
        board[r][c] = n
        if valid(r, c) and solve(cell + 1):
            return True
        board[r][c] = 0
    return False


if solve(0):
    for row in board:
        print(*row)
