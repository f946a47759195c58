"""The blank with the fewest candidates first; of equals, the first in row-major order."""
from trace import main


def solve(board, trace):
    row = [set() for _ in range(9)]
    column = [set() for _ in range(9)]
    box = [set() for _ in range(9)]
    blanks = [(i, j) for i in range(9) for j in range(9) if board[i][j] == 0]
    for i in range(9):
        for j in range(9):
            for used in (row[i], column[j], box[i // 3 * 3 + j // 3]):
                used.add(board[i][j])

    def candidates_of(i, j):
        trace.count('masks', 3)  # the used digits of three units
        used = row[i] | column[j] | box[i // 3 * 3 + j // 3]
        return [digit for digit in range(1, 10) if digit not in used]

    def dfs(n):
        if n == len(blanks):
            return trace.solved()
        trace.count('cells', len(blanks))  # checks of each whether it is still blank
        left = [(i, j) for i, j in blanks if board[i][j] == 0]
        candidates, i, j = min(
            ((candidates_of(i, j), i, j) for i, j in left), key=lambda choice: (len(choice[0]), choice[1:]))
        for digit in candidates:
            board[i][j] = digit
            for used in (row[i], column[j], box[i // 3 * 3 + j // 3]):
                used.add(digit)
            trace.place(i, j, digit)
            if dfs(n + 1):
                return True
            board[i][j] = 0
            for used in (row[i], column[j], box[i // 3 * 3 + j // 3]):
                used.remove(digit)
            trace.backtrack(i, j, digit)
        return False

    dfs(0)


main(solve)
