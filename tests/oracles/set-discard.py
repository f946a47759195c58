"""BOJ 2580 with a set of candidates from which everything seen is discarded."""
from trace import main


def solve(board, trace):
    blanks = [(i, j) for i in range(9) for j in range(9) if board[i][j] == 0]

    def candidates_of(i, j):
        candidates = set(range(1, 10))

        def discard(digit):
            before = len(candidates)
            candidates.discard(digit)
            trace.count('cells')
            trace.count('calls')
            trace.count('removals', before - len(candidates))

        for k in range(9):
            discard(board[i][k])
            discard(board[k][j])
            discard(board[i // 3 * 3 + k // 3][j // 3 * 3 + k % 3])
        return candidates

    def dfs(n):
        if n == len(blanks):
            return trace.solved()
        i, j = blanks[n]
        for digit in sorted(candidates_of(i, j)):
            trace.count('taken')
            board[i][j] = digit
            trace.place(i, j, digit)
            if dfs(n + 1):
                return True
            board[i][j] = 0
            trace.backtrack(i, j, digit)
        return False

    dfs(0)


main(solve)
