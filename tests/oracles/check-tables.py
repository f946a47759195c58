"""BOJ 2580 with one table ch[3][9][10], a level, an index, and a full check at the end."""
from trace import main


def solve(board, trace):
    ch = [[[0] * 10 for _ in range(9)] for _ in range(3)]
    blanks = 0
    for i in range(9):
        for j in range(9):
            digit = board[i][j]
            if digit == 0:
                blanks += 1
            else:
                ch[0][i][digit] = ch[1][j][digit] = ch[2][i // 3 * 3 + j // 3][digit] = 1

    def distinct(cells):
        seen = [0] * 10
        for i, j in cells:
            trace.work += 2  # the cell and seen[digit]
            digit = board[i][j]
            if digit == 0 or seen[digit]:
                return False
            seen[digit] = 1
        return True

    def check():
        for i in range(9):
            if not distinct([(i, j) for j in range(9)]):
                return False
        for j in range(9):
            if not distinct([(i, j) for i in range(9)]):
                return False
        for b in range(9):
            if not distinct([(b // 3 * 3 + k // 3, b % 3 * 3 + k % 3) for k in range(9)]):
                return False
        return True

    def allowed(i, j, digit):
        for kind, unit in enumerate((i, j, i // 3 * 3 + j // 3)):
            trace.work += 1
            if ch[kind][unit][digit]:
                return False
        return True

    def dfs(level, idx):
        if level == blanks:
            finished = check()
            trace.worked_on_the_latest()
            return finished and trace.solved()
        trace.work += 1
        while board[idx // 9][idx % 9] != 0:
            idx += 1
            trace.work += 1
        i, j = idx // 9, idx % 9
        b = i // 3 * 3 + j // 3
        for digit in range(1, 10):
            if not allowed(i, j, digit):
                continue
            board[i][j] = digit
            ch[0][i][digit] = ch[1][j][digit] = ch[2][b][digit] = 1
            trace.place(i, j, digit)
            if dfs(level + 1, idx + 1):
                return True
            board[i][j] = 0
            ch[0][i][digit] = ch[1][j][digit] = ch[2][b][digit] = 0
            trace.backtrack(i, j, digit)
        return False

    dfs(0, 0)


main(solve)
