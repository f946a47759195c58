# Fixed reference workload, typical of searches. Its time here, compared with its time on the machine that estimates are
# for, gives the ratio of their speeds.
GIVENS = '530070000600195000098000060800060003400803001700020006060000280000419005000080079'
board = [[int(GIVENS[9 * y + x]) for x in range(9)] for y in range(9)]
blanks = [(y, x) for y in range(9) for x in range(9) if board[y][x] == 0]


def fits(y, x, n):
    for k in range(9):
        if board[y][k] == n or board[k][x] == n:
            return False
    top, left = y // 3 * 3, x // 3 * 3
    for i in range(3):
        for j in range(3):
            if board[top + i][left + j] == n:
                return False
    return True


def by_cells(depth):
    if depth == len(blanks):
        return True
    y, x = blanks[depth]
    for n in range(1, 10):
        if fits(y, x, n):
            board[y][x] = n
            if by_cells(depth + 1):
                return True
            board[y][x] = 0
    return False


row_used = [[False] * 10 for _ in range(9)]
column_used = [[False] * 10 for _ in range(9)]
box_used = [[False] * 10 for _ in range(9)]


def by_tables(depth):
    if depth == len(blanks):
        return True
    y, x = blanks[depth]
    b = y // 3 * 3 + x // 3
    for n in range(1, 10):
        if not (row_used[y][n] or column_used[x][n] or box_used[b][n]):
            board[y][x] = n
            row_used[y][n] = column_used[x][n] = box_used[b][n] = True
            if by_tables(depth + 1):
                return True
            board[y][x] = 0
            row_used[y][n] = column_used[x][n] = box_used[b][n] = False
    return False


def candidates(y, x):
    left = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    for k in range(9):
        for n in (board[y][k], board[k][x], board[y // 3 * 3 + k // 3][x // 3 * 3 + k % 3]):
            if n in left:
                left.remove(n)
    return left


def by_candidates(depth):
    if depth == len(blanks):
        return True
    y, x = blanks[depth]
    for n in candidates(y, x):
        board[y][x] = n
        if by_candidates(depth + 1):
            return True
        board[y][x] = 0
    return False


def clear():
    for y, x in blanks:
        board[y][x] = 0


by_cells(0)
clear()
for y in range(9):
    for x in range(9):
        n = board[y][x]
        if n:
            row_used[y][n] = column_used[x][n] = box_used[y // 3 * 3 + x // 3][n] = True
by_tables(0)
clear()
by_candidates(0)
