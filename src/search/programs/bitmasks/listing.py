board = [list(map(int, input().split())) for _ in range(9)]
blanks = [(y, x) for y in range(9) for x in range(9) if board[y][x] == 0]
row_used, col_used, box_used = [0] * 9, [0] * 9, [0] * 9


def print_board():
    for row in board:
        print(*row)


def toggle(y, x, bit):
    row_used[y] ^= bit
    col_used[x] ^= bit
    box_used[y // 3 * 3 + x // 3] ^= bit


def dfs(depth):  #@enter
    if depth == len(blanks):  #@full @notFull
        print_board()  #@report
        return True  #@stop if first
        return  #@goOn if all
    y, x = blanks[depth]  #@pick
    b = y // 3 * 3 + x // 3
    candidates = 0b1111111110 & ~(row_used[y] | col_used[x] | box_used[b])  #@candidates
    while candidates != 0:  #@next @exhausted
        bit = candidates & -candidates  #@lowest
        candidates ^= bit
        n = bit.bit_length() - 1  #@read
        board[y][x] = n  #@place
        toggle(y, x, bit)  #@mark
        if dfs(depth + 1):  #@call @returned if first
            return True  #@passOn if first
        dfs(depth + 1)  #@call @returned if all
        board[y][x] = 0  #@undo
        toggle(y, x, bit)  #@unmark
    return False  #@fail if first


for y in range(9):
    for x in range(9):
        if board[y][x] != 0:
            toggle(y, x, 1 << board[y][x])
dfs(0)
