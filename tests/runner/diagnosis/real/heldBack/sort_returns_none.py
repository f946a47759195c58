SQUARES = [(r, c) for r in range(9) for c in range(9)]


def neighbors_of(square):
    r, c = square
    found = {(r, k) for k in range(9)} | {(k, c) for k in range(9)}
    found |= {(y, x) for y, x in SQUARES if y // 3 == r // 3 and x // 3 == c // 3}
    return list(found - {square}).sort()


neighbors = {square: neighbors_of(square) for square in SQUARES}


def solve(pzl, at=0):
    if at == 81:
        return True
    r, c = SQUARES[at]
    if pzl[r][c]:
        return solve(pzl, at + 1)
    for digit in range(1, 10):
        if all(pzl[y][x] != digit for y, x in neighbors[(r, c)]):
            pzl[r][c] = digit
            if solve(pzl, at + 1):
                return True
    pzl[r][c] = 0
    return False


pzl = [list(map(int, input().split())) for _ in range(9)]
solve(pzl)
for line in pzl:
    print(*line)
