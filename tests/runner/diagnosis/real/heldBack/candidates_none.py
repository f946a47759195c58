def candidates(board, r, c):
    seen = set()
    for k in range(9):
        seen.add(board[r][k])
        seen.add(board[k][c])
        seen.add(board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3])
    rest = []
    for d in range(1, 10):
        if d not in seen:
            rest.append(d)
    if rest:
        return rest


def search(board):
    best = None
    for r in range(9):
        for c in range(9):
            if board[r][c] == 0:
                found = candidates(board, r, c)
                if best is None or len(found) < len(best[2]):
                    best = (r, c, found)
    if best is None:
        return True
    r, c, digits = best
    for d in digits:
        board[r][c] = d
        if search(board):
            return True
        board[r][c] = 0
    return False


board = [list(map(int, input().split())) for _ in range(9)]
search(board)
for line in board:
    print(*line)
