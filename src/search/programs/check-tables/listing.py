board = [list(map(int, input().split())) for _ in range(9)]
blanks = []
ch = [[[0] * 10 for _ in range(9)] for _ in range(3)]
for y in range(9):
    for x in range(9):
        n = board[y][x]
        if n == 0:
            blanks.append((y, x))
        else:
            ch[0][y][n] = ch[1][x][n] = ch[2][y // 3 * 3 + x // 3][n] = 1


def print_board():
    for row in board:
        print(*row)


def check():
    for kind in ch:
        for unit in kind:
            for n in range(1, 10):
                if unit[n] != 1:
                    return False
    return True


def DFS(level, idx):  #@enter
    if level == len(blanks):  #@full @notFull
        if check():  #@check
            print_board()  #@report
            exit()  #@stop if first
        return  #@if first
        return  #@goOn if all
    for n in range(1, 10):  #@next @exhausted
        y, x = blanks[idx]  #@pick
        b = y // 3 * 3 + x // 3
        if not (ch[0][y][n] or ch[1][x][n] or ch[2][b][n]):  #@fits @refused
            board[y][x] = n  #@place
            ch[0][y][n] = ch[1][x][n] = ch[2][b][n] = 1  #@mark
            DFS(level + 1, idx + 1)  #@call @returned
            board[y][x] = 0  #@undo
            ch[0][y][n] = ch[1][x][n] = ch[2][b][n] = 0  #@unmark


DFS(0, 0)
