board = [list(map(int, input().split())) for _ in range(9)]
blanks = [(y, x) for y in range(9) for x in range(9) if board[y][x] == 0]


def print_board():
    for row in board:
        print(*row)


def dfs(depth):  #@enter
    if depth == len(blanks):  #@full @notFull
        print_board()  #@report
        return True  #@stop if first
        return  #@goOn if all
    y, x = blanks[depth]  #@pick
    used = [False] * 10  #@list
    r, c = y // 3 * 3, x // 3 * 3
    for k in range(9): used[board[y][k]] = True  #@scanRow
    for k in range(9): used[board[k][x]] = True  #@scanColumn
    for k in range(9): used[board[r + k // 3][c + k % 3]] = True  #@scanBox
    for n in range(1, 10):  #@next @exhausted
        if not used[n]:  #@fits @refused
            board[y][x] = n  #@place
            if dfs(depth + 1):  #@call @returned if first
                return True  #@passOn if first
            dfs(depth + 1)  #@call @returned if all
            board[y][x] = 0  #@undo
    return False  #@fail if first


dfs(0)
