"""Guesses on a second board, and copies it back row by row whenever it has got further than before."""
from trace import main


def solve(board, trace):
    guess = trace.board([row[:] for row in board])
    furthest = 0

    def copy():
        for i in range(9):
            for j in range(9):
                if board[i][j] != guess[i][j]:
                    board[i][j] = guess[i][j]

    def fits(i, j, digit):
        return all(
            guess[i][k] != digit and guess[k][j] != digit
            and guess[i // 3 * 3 + k // 3][j // 3 * 3 + k % 3] != digit
            for k in range(9))

    def dfs(at):
        nonlocal furthest
        while at < 81 and guess[at // 9][at % 9] != 0:
            at += 1
        if at > furthest:
            furthest = at
            copy()
        if at == 81:
            return trace.solved()
        i, j = at // 9, at % 9
        for digit in range(1, 10):
            if fits(i, j, digit):
                guess[i][j] = digit
                if dfs(at + 1):
                    return True
                guess[i][j] = 0
        return False

    dfs(0)


main(solve)
