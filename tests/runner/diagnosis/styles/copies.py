import copy

start = [list(map(int, input().split())) for _ in range(9)]


def fits(b, r, c, n):
    for i in range(9):
        if b[r][i] == n or b[i][c] == n:
            return False
        if b[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3] == n:
            return False
    return True


def solve(b):
    for r in range(9):
        for c in range(9):
            if b[r][c] == 0:
                for n in range(1, 10):
                    if fits(b, r, c, n):
                        nb = copy.deepcopy(b)
                        nb[r][c] = n
                        done = solve(nb)
                        if done:
                            return done
                return None
    return b


for row in solve(start):
    print(*row)
