def fits(board, r, c, d):
    for k in range(9):
        if board[r][k] == d or board[k][c] == d:
            return False
        if board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] == d:
            return False
    return True


def solve(board):
    for r in range(9):
        for c in range(9):
            if board[r][c] != 0:
                continue
            before = board
            for d in range(1, 10):
                if fits(board, r, c, d):
                    board[r][c] = d
                    if solve(board) is not None:
                        return board
                    board = before
            return None
    return board


puzzle = [list(map(int, input().split())) for _ in range(9)]
answer = solve(puzzle)
for line in answer or puzzle:
    print(*line)
