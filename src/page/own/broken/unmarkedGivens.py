import sys
input = sys.stdin.readline

board = []
check_row = [[0] * 10 for _ in range(9)]
check_col = [[0] * 10 for _ in range(9)]
check_sq = [[0] * 10 for _ in range(9)]

for i in range(9):
    board.append(list(map(int, input().split())))

for i in range(9):
    for j in range(9):
        if board[i][j] != 0:
            check_row[i][board[i][j]] = 1
            check_col[j][board[i][j]] = 1


def back(cnt):
    if cnt == 81:
        for i in range(9):
            print(*board[i])
        sys.exit()
    x, y = cnt // 9, cnt % 9
    if board[x][y] != 0:
        back(cnt + 1)
        return
    z = x // 3 * 3 + y // 3
    for k in range(1, 10):
        if check_row[x][k] == 0 and check_col[y][k] == 0 and check_sq[z][k] == 0:
            check_row[x][k] = check_col[y][k] = check_sq[z][k] = 1
            board[x][y] = k
            back(cnt + 1)
            check_row[x][k] = check_col[y][k] = check_sq[z][k] = 0
            board[x][y] = 0


back(0)
