import sys
input = sys.stdin.readline

board = [list(map(int, input().split())) for _ in range(9)]
blank = [(i, j) for i in range(9) for j in range(9) if not board[i][j]]


def can_put(i, j, n):
    if n in board[i]:
        return False
    if n in [board[k][j] for k in range(9)]:
        return False
    r, c = 3 * (i // 3), 3 * (j // 3)
    for k in range(r, r + 3):
        if n in board[k][c:c + 3]:
            return False
    return True


def fill(k):
    if k == len(blank):
        return True
    i, j = blank[k]
    for n in range(1, 10):
        if can_put(i, j, n):
            board[i][j] = n
            fill(k + 1)
            board[i][j] = 0
    return False


fill(0)
for line in board:
    print(*line)
