board = [list(map(int, input().split())) for _ in range(9)]
cand = [[set(range(1, 10)) if board[r][c] == 0 else set() for c in range(9)] for r in range(9)]


def peers(r, c):
    for i in range(9):
        if i != c:
            yield r, i
        if i != r:
            yield i, c
    for i in range(r // 3 * 3, r // 3 * 3 + 3):
        for j in range(c // 3 * 3, c // 3 * 3 + 3):
            if i != r and j != c:
                yield i, j


for r in range(9):
    for c in range(9):
        if board[r][c]:
            for i, j in peers(r, c):
                cand[i][j].discard(board[r][c])


def put(r, c, n, undo):
    board[r][c] = n
    undo.append(('cell', r, c, 0))
    for i, j in peers(r, c):
        if n in cand[i][j]:
            cand[i][j].discard(n)
            undo.append(('cand', i, j, n))
            if board[i][j] == 0 and not cand[i][j]:
                return False
    return True


def back(undo):
    while undo:
        what, r, c, n = undo.pop()
        if what == 'cell':
            board[r][c] = 0
        else:
            cand[r][c].add(n)


def solve():
    blanks = [(len(cand[r][c]), r, c) for r in range(9) for c in range(9) if board[r][c] == 0]
    if not blanks:
        return True
    _, r, c = min(blanks)
    for n in sorted(cand[r][c]):
        undo = []
        if put(r, c, n, undo) and solve():
            return True
        back(undo)
    return False


solve()
for row in board:
    print(*row)
