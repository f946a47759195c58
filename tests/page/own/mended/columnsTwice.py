import sys

graph = [list(map(int, sys.stdin.readline().split())) for _ in range(9)]
blank = []
for i in range(9):
    for j in range(9):
        if graph[i][j] == 0:
            blank.append((i, j))


def check_row(x, y, a):
    for i in range(9):
        if a == graph[x][i]:
            return False
    return True


def check_col(x, y, a):
    for i in range(9):
        if a == graph[i][y]:
            return False
    return True


def check_rect(x, y, a):
    nx = x // 3 * 3
    ny = y // 3 * 3
    for i in range(3):
        for j in range(3):
            if a == graph[nx + i][ny + j]:
                return False
    return True


def dfs(idx):
    if idx == len(blank):
        for i in range(9):
            print(*graph[i])
        exit(0)
    x, y = blank[idx]
    for i in range(1, 10):
        if check_row(x, y, i) and check_col(x, y, i) and check_rect(x, y, i):
            graph[x][y] = i
            dfs(idx + 1)
            graph[x][y] = 0


dfs(0)
