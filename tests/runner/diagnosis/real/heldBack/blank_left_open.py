import sys

sdk = [list(map(int, sys.stdin.readline().split())) for _ in range(9)]


def check(y, x, n):
    if n in sdk[y]:
        return False
    for i in range(9):
        if sdk[i][x] == n:
            return False
    for i in range(y // 3 * 3, y // 3 * 3 + 3):
        for j in range(x // 3 * 3, x // 3 * 3 + 3):
            if sdk[i][j] == n:
                return False
    return True


def dfs(count):
    if count == 0:
        for row in sdk:
            print(*row)
        sys.exit()
    for y in range(9):
        for x in range(9):
            if sdk[y][x] == 0:
                for n in range(1, 10):
                    if check(y, x, n):
                        sdk[y][x] = n
                        dfs(count - 1)
                        sdk[y][x] = 0


dfs(sum(row.count(0) for row in sdk))
