def repeated(cells):
    filled = [digit for digit in cells if digit]
    return len(filled) > len(set(filled))


def valid(sudoku):
    columns = list(zip(*sudoku))
    boxes = [
        [sudoku[y + i][x + j] for i in range(3) for j in range(3)]
        for y in (0, 3, 6)
        for x in (0, 3, 6)
    ]
    return not any(repeated(unit) for unit in sudoku + columns + boxes)


def fill(sudoku, x):
    if all(all(line) for line in sudoku):
        return True
    x %= 9
    for line in sudoku:
        if line[x] == 0:
            for digit in range(1, 10):
                line[x] = digit
                if valid(sudoku) and fill(sudoku, x + 1):
                    return True
            line[x] = 0
            return False


sudoku = [list(map(int, input().split())) for _ in range(9)]
fill(sudoku, 0)
for line in sudoku:
    print(*line)
