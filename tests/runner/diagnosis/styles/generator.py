board = [[int(x) for x in input().split()] for _ in range(9)]
blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]


def used(r, c):
    yield from board[r]
    for i in range(9):
        yield board[i][c]
    for i in range(r // 3 * 3, r // 3 * 3 + 3):
        yield from board[i][c // 3 * 3:c // 3 * 3 + 3]


def solutions(k):
    if k == len(blanks):
        yield [row[:] for row in board]
        return
    r, c = blanks[k]
    taken = set(used(r, c))
    for n in range(1, 10):
        if n not in taken:
            board[r][c] = n
            yield from solutions(k + 1)
            board[r][c] = 0


for row in next(solutions(0)):
    print(*row)
