board = [list(map(int, input().split())) for _ in range(9)]


def options(r, c):
    used = set(board[r]) | {board[i][c] for i in range(9)}
    br, bc = r // 3 * 3, c // 3 * 3
    for i in range(3):
        used |= set(board[br + i][bc:bc + 3])
    return [n for n in range(1, 10) if n not in used]


def solve():
    filled = []
    while True:
        best, where = None, None
        changed = False
        for r in range(9):
            for c in range(9):
                if board[r][c] == 0:
                    o = options(r, c)
                    if len(o) == 1:
                        board[r][c] = o[0]
                        filled.append((r, c))
                        changed = True
                    elif not o:
                        for y, x in filled:
                            board[y][x] = 0
                        return False
                    elif best is None or len(o) < len(best):
                        best, where = o, (r, c)
        if not changed:
            break
    if best is None:
        return True
    r, c = where
    for n in best:
        board[r][c] = n
        if solve():
            return True
        board[r][c] = 0
    for y, x in filled:
        board[y][x] = 0
    return False


solve()
for row in board:
    print(*row)
