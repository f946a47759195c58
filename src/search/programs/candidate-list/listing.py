board = [list(map(int, input().split())) for _ in range(9)]
blanks = [(y, x) for y in range(9) for x in range(9) if board[y][x] == 0]


def print_board():
    for row in board:
        print(*row)


def candidates_of(y, x):
    candidates = [1, 2, 3, 4, 5, 6, 7, 8, 9]  #@list
    for i in range(9):
        if board[y][i] in candidates:
            candidates.remove(board[y][i])  #@strikeRow
    for i in range(9):
        if board[i][x] in candidates:
            candidates.remove(board[i][x])  #@strikeColumn
    for i in range(y // 3 * 3, y // 3 * 3 + 3):
        for j in range(x // 3 * 3, x // 3 * 3 + 3):
            if board[i][j] in candidates:
                candidates.remove(board[i][j])  #@strikeBox
    return candidates


def dfs(depth):  #@enter
    if depth == len(blanks):  #@full @notFull
        print_board()  #@report
        exit()  #@stop if first
        return  #@goOn if all
    y, x = blanks[depth]  #@pick
    candidates = candidates_of(y, x)  #@ask @candidates
    for n in candidates:  #@next @exhausted
        board[y][x] = n  #@place
        dfs(depth + 1)  #@call @returned
        board[y][x] = 0  #@undo


dfs(0)
