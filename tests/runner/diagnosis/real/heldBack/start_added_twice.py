def can_place(puzzle, guess, row, col):
    if guess in puzzle[row]:
        return False
    if guess in [puzzle[i][col] for i in range(9)]:
        return False
    row_start = (row // 3) * 3
    col_start = (col // 3) * 3
    for r in range(row_start, row_start + 3):
        for c in range(col_start, col_start + 3):
            if puzzle[row_start + r][col_start + c] == guess:
                return False
    return True


def solve(puzzle):
    for row in range(9):
        for col in range(9):
            if puzzle[row][col] == 0:
                for guess in range(1, 10):
                    if can_place(puzzle, guess, row, col):
                        puzzle[row][col] = guess
                        if solve(puzzle):
                            return True
                        puzzle[row][col] = 0
                return False
    return True


puzzle = [list(map(int, input().split())) for _ in range(9)]
solve(puzzle)
for row in puzzle:
    print(*row)
