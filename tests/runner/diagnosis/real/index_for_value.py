import sys


def missing_of(cells):
    """The digit that is missing, if exactly one is."""
    left = [0 if digit in cells else digit for digit in range(1, 10)]
    if sum(1 for digit in left if digit) != 1:
        return None
    for k in range(9):
        if left[k] != 0:
            return k


def solve(board):
    changed = True
    while changed:
        changed = False
        for r in range(9):
            for c in range(9):
                if board[r][c] != 0:
                    continue
                row = board[r]
                column = [board[k][c] for k in range(9)]
                box = [board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)]
                digit = missing_of(set(row) | set(column) | set(box))
                if digit:
                    board[r][c] = digit
                    changed = True


board = [list(map(int, line.split())) for line in sys.stdin.read().splitlines()[:9]]
solve(board)
for row in board:
    print(*row)
