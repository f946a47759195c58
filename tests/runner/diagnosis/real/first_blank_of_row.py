board = []
for _ in range(9):
    board.append([int(x) for x in input().split()])


def check(row, col, value):
    for k in range(9):
        if board[row][k] == value or board[k][col] == value:
            return False
    sr, sc = row - row % 3, col - col % 3
    for k in range(9):
        if board[sr + k // 3][sc + k % 3] == value:
            return False
    return True


def dfs(row):
    if row == 9:
        return True
    for col in range(9):
        if board[row][col] == 0:
            for value in range(1, 10):
                if check(row, col, value):
                    board[row][col] = value
                    if dfs(row + 1):
                        return True
                    board[row][col] = 0
            return False
    return dfs(row + 1)


dfs(0)
for row in board:
    print(' '.join(map(str, row)))
