"""BOJ 2580 with three tables of used digits."""
from trace import main


def solve(board, trace):
    row = [[False] * 10 for _ in range(9)]
    col = [[False] * 10 for _ in range(9)]
    box = [[False] * 10 for _ in range(9)]
    blanks = []
    for i in range(9):
        for j in range(9):
            digit = board[i][j]
            if digit == 0:
                blanks.append((i, j))
            else:
                row[i][digit] = col[j][digit] = box[i // 3 * 3 + j // 3][digit] = True

    def used(i, j, digit):
        trace.count('entries')
        if row[i][digit]:
            return True
        trace.count('entries')
        if col[j][digit]:
            return True
        trace.count('entries')
        return box[i // 3 * 3 + j // 3][digit]

    def dfs(n):
        if n == len(blanks):
            return trace.solved()
        i, j = blanks[n]
        for digit in range(1, 10):
            if used(i, j, digit):
                continue
            board[i][j] = digit
            row[i][digit] = col[j][digit] = box[i // 3 * 3 + j // 3][digit] = True
            trace.place(i, j, digit)
            if dfs(n + 1):
                return True
            board[i][j] = 0
            row[i][digit] = col[j][digit] = box[i // 3 * 3 + j // 3][digit] = False
            trace.backtrack(i, j, digit)
        return False

    dfs(0)


main(solve)
