board = [list(map(int, input().split())) for _ in range(9)]
row_used = [[False] * 10 for _ in range(9)]
col_used = [[False] * 10 for _ in range(9)]
box_used = [[False] * 10 for _ in range(9)]
blanks = []
for y in range(9):
    for x in range(9):
        n = board[y][x]
        if n == 0:
            blanks.append((y, x))
        else:
            row_used[y][n] = col_used[x][n] = box_used[y // 3 * 3 + x // 3][n] = True


def print_board():
    for row in board:
        print(*row)


def dfs(depth):  #@enter
    if depth == len(blanks):  #@full @notFull
        print_board()  #@report
        exit()  #@stop if first
        return  #@goOn if all
    y, x = blanks[depth]  #@pick
    b = y // 3 * 3 + x // 3
    for n in range(1, 10):  #@next @exhausted
        if not (row_used[y][n] or col_used[x][n] or box_used[b][n]):  #@fits @refused
            board[y][x] = n  #@place
            row_used[y][n] = col_used[x][n] = box_used[b][n] = True  #@mark
            dfs(depth + 1)  #@call @returned
            board[y][x] = 0  #@undo
            row_used[y][n] = col_used[x][n] = box_used[b][n] = False  #@unmark


dfs(0)
