board = [list(map(int, input())) for _ in range(9)]
blanks = [(y, x) for y in range(9) for x in range(9) if board[y][x] == 0]


def check_row(y, n):
    for x in range(9):
        if board[y][x] == n:
            return False
    return True


def check_column(x, n):
    for y in range(9):
        if board[y][x] == n:
            return False
    return True


def check_box(y, x, n):
    top, left = y // 3 * 3, x // 3 * 3
    for i in range(3):
        for j in range(3):
            if board[top + i][left + j] == n:
                return False
    return True


def dfs(depth):
    if depth == len(blanks):
        for row in board:
            print(*row, sep='')
        exit()
    y, x = blanks[depth]
    for n in range(1, 10):
        if check_row(y, n) and check_column(x, n) and check_box(y, x, n):
            board[y][x] = n
            dfs(depth + 1)
            board[y][x] = 0


dfs(0)
