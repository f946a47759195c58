def candidates(puzzle, y, x):
    used = set(puzzle[y])
    used |= {puzzle[i][x] for i in range(9)}
    top, left = y // 3 * 3, x // 3 * 3
    for i in range(top, top + 3):
        used |= set(puzzle[i][left:left + 3])
    return [n for n in range(1, 10) if n not in used]


def fill(puzzle):
    for y in range(9):
        for x in range(9):
            if puzzle[y][x] == 0:
                for n in candidates(puzzle, y, x):
                    puzzle[y][x] = n
                    if fill(puzzle):
                        return True
                puzzle[y][x] = 0
                return False
    return True


def sudoku(puzzle):
    """return the solved puzzle as a 2d array of 9 x 9"""
    fill(puzzle)
    return puzzle
