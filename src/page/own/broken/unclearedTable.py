import sys
input = sys.stdin.readline

graph = []
row = [[False] * 10 for _ in range(9)]
col = [[False] * 10 for _ in range(9)]
box = [[False] * 10 for _ in range(9)]
zeros = []

for i in range(9):
    graph.append(list(map(int, input().split())))
    for j in range(9):
        num = graph[i][j]
        if num == 0:
            zeros.append((i, j))
        else:
            row[i][num] = True
            col[j][num] = True
            box[i // 3 * 3 + j // 3][num] = True


def solve(idx):
    if idx == len(zeros):
        for line in graph:
            print(*line)
        exit()
    i, j = zeros[idx]
    b = i // 3 * 3 + j // 3
    for num in range(1, 10):
        if not row[i][num] and not col[j][num] and not box[b][num]:
            row[i][num] = True
            col[j][num] = True
            box[b][num] = True
            graph[i][j] = num
            solve(idx + 1)
            graph[i][j] = 0
            row[i][num] = False
            col[j][num] = False


solve(0)
