"""Fills its own board, including the givens, digit by digit; when it is stuck it clears everything and starts over."""
from trace import main


def solve(board, trace):
    given = [row[:] for row in board]

    def clear():
        for j in range(9):
            for i in range(9):
                board[i][j] = 0

    def restore():
        for i in range(8, -1, -1):
            for j in range(9):
                board[i][j] = given[i][j]

    def candidates(i, j):
        seen = {board[i][k] for k in range(9)} | {board[k][j] for k in range(9)}
        seen |= {board[i // 3 * 3 + k // 3][j // 3 * 3 + k % 3] for k in range(9)}
        return [digit for digit in range(1, 10) if digit not in seen]

    for attempt in range(40):
        clear()
        restore()
        for digit in range(1, 10):
            for k in range(81):
                at = k * (attempt * 2 + 5) % 81
                i, j = at // 9, at % 9
                if board[i][j] == 0 and digit in candidates(i, j):
                    board[i][j] = digit
        if all(0 not in row for row in board):
            trace.solved()
            return
    board[0][0] = board[0][0]
    board[4][4] = 0
    board[4][4] = 0


main(solve)
