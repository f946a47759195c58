import sys
input = sys.stdin.readline

graph = [list(map(int, input().split())) for _ in range(9)]


def row_ok(x, a):
    return a not in graph[x]


def col_ok(y, a):
    for i in range(9):
        if graph[i][y] == a:
            return False
    return True


def square_ok(x, y, a):
    for i in range(3):
        for j in range(3):
            if graph[x // 3 * 3 + i][y // 3 * 3 + j] == a:
                return False
    return True


blank = []
for i in range(9):
    for j in range(9):
        if graph[i][j] == 0:
            blank.append((i, j))

for x, y in blank:
    for a in range(1, 10):
        if row_ok(x, a) and col_ok(y, a) and square_ok(x, y, a):
            graph[x][y] = a

for line in graph:
    print(*line)
