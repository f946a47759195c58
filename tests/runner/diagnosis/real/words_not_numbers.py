grid = [input().split() for _ in range(9)]


def check(r, c, n):
    if n in grid[r]:
        return False
    for k in range(9):
        if grid[k][c] == n:
            return False
    for i in range(r // 3 * 3, r // 3 * 3 + 3):
        for j in range(c // 3 * 3, c // 3 * 3 + 3):
            if grid[i][j] == n:
                return False
    return True


def solve(k):
    if k == 81:
        return True
    r, c = divmod(k, 9)
    if grid[r][c] != '0':
        return solve(k + 1)
    for n in range(1, 10):
        if check(r, c, n):
            grid[r][c] = n
            if solve(k + 1):
                return True
            grid[r][c] = '0'
    return False


solve(0)
for row in grid:
    print(*row)
