board = []
for i in range(9):
    board.append(map(int, input().split()))


def find():
    for r in range(9):
        for c in range(9):
            if board[r][c] == 0:
                return (r, c)
    return None


def fits(r, c, d):
    if d in board[r] or d in [board[k][c] for k in range(9)]:
        return False
    for i in range(3):
        for j in range(3):
            if board[r // 3 * 3 + i][c // 3 * 3 + j] == d:
                return False
    return True


def solve():
    place = find()
    if place is None:
        return True
    r, c = place
    for d in range(1, 10):
        if fits(r, c, d):
            board[r][c] = d
            if solve():
                return True
            board[r][c] = 0
    return False


solve()
for row in board:
    print(*row)
