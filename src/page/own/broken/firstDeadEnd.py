board = [list(map(int, input().split())) for _ in range(9)]
blanks = []
for y in range(9):
    for x in range(9):
        if board[y][x] == 0:
            blanks.append((y, x))


def ok(y, x, n):
    by, bx = y // 3 * 3, x // 3 * 3
    for i in range(9):
        if board[y][i] == n:
            return False
        if board[i][x] == n:
            return False
        if board[by + i // 3][bx + i % 3] == n:
            return False
    return True


def solve(i):
    if i == len(blanks):
        return True
    y, x = blanks[i]
    for n in range(1, 10):
        if ok(y, x, n):
            board[y][x] = n
            return solve(i + 1)
    board[y][x] = 0
    return False


solve(0)
for row in board:
    print(*row)
