board = [list(map(int, input().split())) for _ in range(9)]
rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
blanks = []
for y in range(9):
    for x in range(9):
        if board[y][x] == 0:
            blanks.append((y, x))
        else:
            bit = 1 << board[y][x]
            rows[y] |= bit
            cols[x] |= bit
            boxes[y // 3 * 3 + x // 3] |= bit


def search(k):
    if k == len(blanks):
        for row in board:
            print(*row)
        return True
    y, x = blanks[k]
    b = y // 3 * 3 + x // 3
    for n in range(1, 10):
        bit = 1 << n
        if (rows[y] | cols[x] | boxes[b]) & bit:
            continue
        board[y][x] = n
        rows[y] |= bit
        cols[x] |= bit
        boxes[b] |= bit
        if search(k + 1):
            return True
        rows[y] &= ~bit
        cols[x] &= ~bit
        boxes[b] &= ~bit
    return False


search(0)
