import sys
from collections import deque
input = sys.stdin.readline


def backtracking(y, x):
    for n in range(1, 10):
        possible = True
        for k in range(9):
            if board[y][k] == n or board[k][x] == n:
                possible = False
                break
        for row in range(y // 3 * 3, y // 3 * 3 + 3):
            for col in range(x // 3 * 3, x // 3 * 3 + 3):
                if board[row][col] == n:
                    possible = False
                    break
        if possible:
            board[y][x] = n
            break

    if queue:
        ny, nx = queue.popleft()
        backtracking(ny, nx)


board = [list(map(int, input().split())) for _ in range(9)]
queue = deque()
for i in range(9):
    for j in range(9):
        if board[i][j] == 0:
            queue.append((i, j))

if queue:
    y, x = queue.popleft()
    backtracking(y, x)

for i in range(9):
    for j in range(9):
        print(board[i][j], end=' ')
    print()
