"""Goes down the columns from the right, highest digit first, and writes each digit before it checks it."""
from trace import main


def solve(board, trace):
    def fits(i, j):
        digit = board[i][j]
        for k in range(9):
            if k != j and board[i][k] == digit or k != i and board[k][j] == digit:
                return False
            y, x = i // 3 * 3 + k // 3, j // 3 * 3 + k % 3
            if (y, x) != (i, j) and board[y][x] == digit:
                return False
        return True

    def dfs(at):
        if at < 0:
            return trace.solved()
        i, j = at % 9, at // 9
        if board[i][j] != 0:
            return dfs(at - 1)
        for digit in range(9, 0, -1):
            board[i][j] = digit
            if fits(i, j) and dfs(at - 1):
                return True
        board[i][j] = 0
        return False

    dfs(80)


main(solve)
