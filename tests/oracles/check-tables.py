"""BOJ 2580 with one table ch[3][9][10], a list of the blanks, a level and an index, and a full check at the end."""
from trace import main


def solve(board, trace):
    ch = [[[0] * 10 for _ in range(9)] for _ in range(3)]
    blanks = []
    for i in range(9):
        for j in range(9):
            digit = board[i][j]
            if digit == 0:
                blanks.append((i, j))
            else:
                ch[0][i][digit] = ch[1][j][digit] = ch[2][i // 3 * 3 + j // 3][digit] = 1

    def check():
        for kind in ch:
            for unit in kind:
                for digit in range(1, 10):
                    trace.count('entries')
                    if unit[digit] != 1:
                        return False
        return True

    def allowed(i, j, digit):
        for kind, unit in enumerate((i, j, i // 3 * 3 + j // 3)):
            trace.count('entries')
            if ch[kind][unit][digit]:
                return False
        return True

    def dfs(level, idx):
        if level == len(blanks):
            finished = check()
            trace.worked_on_the_latest()
            return finished and trace.solved()
        for digit in range(1, 10):
            i, j = blanks[idx]
            trace.count('entries')
            if not allowed(i, j, digit):
                continue
            board[i][j] = digit
            ch[0][i][digit] = ch[1][j][digit] = ch[2][i // 3 * 3 + j // 3][digit] = 1
            trace.place(i, j, digit)
            if dfs(level + 1, idx + 1):
                return True
            board[i][j] = 0
            ch[0][i][digit] = ch[1][j][digit] = ch[2][i // 3 * 3 + j // 3][digit] = 0
            trace.backtrack(i, j, digit)
        return False

    dfs(0, 0)


main(solve)
