board = [list(map(int, input().split())) for _ in range(9)]
blanks = sum(row.count(0) for row in board)
ch = [[[0] * 10 for _ in range(9)] for _ in range(3)]
for y in range(9):
    for x in range(9):
        n = board[y][x]
        if n != 0:
            ch[0][y][n] = ch[1][x][n] = ch[2][y // 3 * 3 + x // 3][n] = 1


def print_board():
    for row in board:
        print(*row)


def check():
    for i in range(9):
        row = board[i]
        column = [board[k][i] for k in range(9)]
        box = [board[i // 3 * 3 + k // 3][i % 3 * 3 + k % 3] for k in range(9)]
        for unit in (row, column, box):
            if sorted(unit) != [1, 2, 3, 4, 5, 6, 7, 8, 9]:
                return False
    return True


def dfs(level, idx):  #@enter
    if level == blanks:  #@full @notFull
        if check():  #@check
            print_board()  #@report
            exit()  #@stop if first
        return  #@if first
        return  #@goOn if all
    while board[idx // 9][idx % 9] != 0: idx += 1  #@seek
    y, x = idx // 9, idx % 9  #@pick
    b = y // 3 * 3 + x // 3
    for n in range(1, 10):  #@next @exhausted
        if not (ch[0][y][n] or ch[1][x][n] or ch[2][b][n]):  #@fits @refused
            board[y][x] = n  #@place
            ch[0][y][n] = ch[1][x][n] = ch[2][b][n] = 1  #@mark
            dfs(level + 1, idx + 1)  #@call @returned
            board[y][x] = 0  #@undo
            ch[0][y][n] = ch[1][x][n] = ch[2][b][n] = 0  #@unmark


dfs(0, 0)
