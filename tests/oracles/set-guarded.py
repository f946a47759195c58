"""BOJ 2580 with a set of candidates; `in` guards every `remove`."""
from trace import main


def solve(board, trace):
    blanks = [(i, j) for i in range(9) for j in range(9) if board[i][j] == 0]

    def candidates_of(i, j):
        candidates = {1, 2, 3, 4, 5, 6, 7, 8, 9}
        seen = [board[i][k] for k in range(9)] + [board[k][j] for k in range(9)]
        for x in range(i // 3 * 3, i // 3 * 3 + 3):
            seen += board[x][j // 3 * 3:j // 3 * 3 + 3]
        for digit in seen:
            trace.count('cells')
            trace.count('tests')
            if digit in candidates:
                candidates.remove(digit)
                trace.count('calls')
                trace.count('removals')
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
