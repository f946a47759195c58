board = [list(map(int, input())) for _ in range(9)]
row = [[False] * 10 for _ in range(9)]
column = [[False] * 10 for _ in range(9)]
box = [[False] * 10 for _ in range(9)]
blanks = []

for y in range(9):
    for x in range(9):
        n = board[y][x]
        if n == 0:
            blanks.append((y, x))
        row[y][n] = column[x][n] = box[y // 3 * 3 + x // 3][n] = True


def solve(depth):
    if depth == len(blanks):
        return True
    y, x = blanks[depth]
    b = y // 3 * 3 + x // 3
    for n in range(1, 10):
        if row[y][n] or column[x][n] or box[b][n]:
            continue
        row[y][n] = column[x][n] = box[b][n] = True
        board[y][x] = n
        if solve(depth + 1):
            return True
        board[y][x] = 0
        row[y][n] = column[x][n] = box[b][n] = False
    return False


solve(0)
for line in board:
    print(*line, sep='')
