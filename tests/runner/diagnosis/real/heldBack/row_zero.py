def find_next(board):
    for r in range(9):
        for c in range(9):
            if board[r][c] == 0:
                return r, c
    return None, None


def is_ok(board, guess, row, col):
    if guess in board[row]:
        return False
    if guess in [board[i][col] for i in range(9)]:
        return False
    for r in range(row // 3 * 3, row // 3 * 3 + 3):
        for c in range(col // 3 * 3, col // 3 * 3 + 3):
            if board[r][c] == guess:
                return False
    return True


def solve_sudoku(board):
    row, col = find_next(board)
    if not row:
        return True
    for guess in range(1, 10):
        if is_ok(board, guess, row, col):
            board[row][col] = guess
            if solve_sudoku(board):
                return True
        board[row][col] = 0
    return False


example = [list(map(int, input().split())) for _ in range(9)]
solve_sudoku(example)
for line in example:
    print(*line)
