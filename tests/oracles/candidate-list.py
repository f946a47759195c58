"""BOJ 2580 with a list of candidates; continues after the first solution, because its author forgot to stop."""
from trace import main


def solve(board, trace):
    blanks = [(i, j) for i in range(9) for j in range(9) if board[i][j] == 0]

    def strike(candidates, digit):
        trace.count('cells')
        if digit in candidates:
            compared = candidates.index(digit) + 1
            trace.count('comparisons', compared)  # by `in`
            candidates.remove(digit)
            trace.count('comparisons', compared)  # by `remove`
            trace.count('removals')
        else:
            trace.count('comparisons', len(candidates))

    def candidates_of(i, j):
        candidates = [1, 2, 3, 4, 5, 6, 7, 8, 9]
        for k in range(9):
            strike(candidates, board[i][k])
        for k in range(9):
            strike(candidates, board[k][j])
        for x in range(i // 3 * 3, i // 3 * 3 + 3):
            for y in range(j // 3 * 3, j // 3 * 3 + 3):
                strike(candidates, board[x][y])
        return candidates

    def dfs(n):
        if n == len(blanks):
            return trace.solved()
        i, j = blanks[n]
        for digit in candidates_of(i, j):
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
