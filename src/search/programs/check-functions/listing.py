board = [list(map(int, input().split())) for _ in range(9)]
blanks = [(y, x) for y in range(9) for x in range(9) if board[y][x] == 0]


def print_board():
    for row in board:
        print(*row)


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


def dfs(depth):  #@enter
    if depth == len(blanks):  #@full @notFull
        print_board()  #@report
        exit()  #@stop if first
        return  #@goOn if all
    y, x = blanks[depth]  #@pick
    for n in range(1, 10):  #@next @exhausted
        if check_row(y, n) and check_column(x, n) and check_box(y, x, n):  #@fits @refused
            board[y][x] = n  #@place
            dfs(depth + 1)  #@call @returned
            board[y][x] = 0  #@undo


dfs(0)
