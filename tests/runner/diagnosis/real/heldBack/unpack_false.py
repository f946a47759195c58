def choices(board, spot):
    r, c = divmod(spot, 9)
    used = set()
    for k in range(81):
        y, x = divmod(k, 9)
        if y == r or x == c or (y // 3 == r // 3 and x // 3 == c // 3):
            used.add(board[k])
    return [n for n in range(1, 10) if n not in used]


def entry_point(board):
    """The blank with the fewest choices, and these."""
    open_spots = {spot: choices(board, spot) for spot in range(81) if board[spot] == 0}
    if len(open_spots) == 0:
        return False
    spot = min(open_spots, key=lambda s: len(open_spots[s]))
    return spot, open_spots[spot]


def solve(board):
    spot, values = entry_point(board)
    for value in values:
        board[spot] = value
        if solve(board):
            return True
        board[spot] = 0
    return False


board = [int(ch) for _ in range(9) for ch in input().split()]
solve(board)
for y in range(9):
    print(*board[y * 9:y * 9 + 9])
