"""BOJ 2580 or LeetCode 37 with three functions that scan row, column and box for each digit."""
from trace import main


def solve(board, trace):
    blanks = [(i, j) for i in range(9) for j in range(9) if board[i][j] == 0]

    def read(i, j):
        trace.count('cells')
        return board[i][j]

    def check_row(i, digit):
        for j in range(9):
            if read(i, j) == digit:
                return False
        return True

    def check_column(j, digit):
        for i in range(9):
            if read(i, j) == digit:
                return False
        return True

    def check_box(i, j, digit):
        for k in range(9):
            if read(i // 3 * 3 + k // 3, j // 3 * 3 + k % 3) == digit:
                return False
        return True

    def dfs(n):
        if n == len(blanks):
            return trace.solved()
        i, j = blanks[n]
        for digit in range(1, 10):
            if check_row(i, digit) and check_column(j, digit) and check_box(i, j, digit):
                board[i][j] = digit
                trace.place(i, j, digit)
                if dfs(n + 1):
                    return True
                board[i][j] = 0
                trace.backtrack(i, j, digit)
        return False

    dfs(0)


main(solve)
