def find_unassigned(board):
    for row in range(9):
        for col in range(9):
            if board[row][col] == 0:
                return row, col


def is_safe(board, row, col, num):
    for k in range(9):
        if board[row][k] == num or board[k][col] == num:
            return False
        if board[row // 3 * 3 + k // 3][col // 3 * 3 + k % 3] == num:
            return False
    return True


def solve(board):
    row, col = find_unassigned(board)
    for num in range(1, 10):
        if is_safe(board, row, col, num):
            board[row][col] = num
            if solve(board):
                return True
            board[row][col] = 0
    return False


board = []
for i in range(9):
    board.append([int(x) for x in input().split()])
solve(board)
for row in board:
    print(*row)
