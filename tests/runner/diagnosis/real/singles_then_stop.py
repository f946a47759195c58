def options(grid, r, c):
    used = set(grid[r])
    used |= {grid[i][c] for i in range(9)}
    br, bc = 3 * (r // 3), 3 * (c // 3)
    for i in range(br, br + 3):
        used |= set(grid[i][bc:bc + 3])
    return [d for d in range(1, 10) if d not in used]


def sudoku(puzzle):
    progress = True
    while progress:
        progress = False
        for r in range(9):
            for c in range(9):
                if puzzle[r][c] == 0:
                    left = options(puzzle, r, c)
                    if len(left) == 1:
                        puzzle[r][c] = left[0]
                        progress = True
    return puzzle
