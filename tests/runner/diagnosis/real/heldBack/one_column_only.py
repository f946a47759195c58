def free(board, r, c, d):
    for k in range(9):
        if board[r][k] == d or board[k][c] == d:
            return False
        if board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] == d:
            return False
    return True


def solve(board, r, c):
    if r == 9:
        return True
    if board[r][c] != 0:
        return solve(board, r + 1, c)
    for d in range(1, 10):
        if free(board, r, c, d):
            board[r][c] = d
            if solve(board, r + 1, c):
                return True
            board[r][c] = 0
    return False


board = [list(map(int, input().split())) for _ in range(9)]
solve(board, 0, 0)
for row in board:
    print(*row)
