import sys

board = [list(map(int, sys.stdin.readline().split())) for _ in range(9)]


def is_possible(r, c, num):
    for k in range(9):
        if board[r][k] == num or board[k][c] == num:
            return False
    sr = r // 3 * 3
    sc = c // 3 * 3
    for y in range(sr, sr + 3):
        for x in range(sc, sc + 3):
            if board[y][x] == num:
                return False
    return True


def sudoku(n):
    if n == 81:
        for line in board:
            print(' '.join(map(str, line)))
        return True
    r, c = divmod(n, 9)
    if board[r][c] != 0:
        return sudoku(n + 1)
    for num in range(1, 10):
        if is_possible(r, c, num):
            board[r][c] = num
            if sudoku(n + 1):
                return True
            board[r][c] = 0
    return False


sudoku(0)
