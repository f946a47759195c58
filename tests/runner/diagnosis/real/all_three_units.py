def sudoku(puzzle):
    def clashes(i, j, digit):
        in_row = digit in puzzle[i]
        in_column = digit in (line[j] for line in puzzle)
        corner_i, corner_j = i - i % 3, j - j % 3
        in_square = any(digit in line[corner_j:corner_j + 3] for line in puzzle[corner_i:corner_i + 3])
        return in_row and in_column and in_square

    def walk(position):
        if position == 81:
            return True
        i, j = divmod(position, 9)
        if puzzle[i][j]:
            return walk(position + 1)
        for digit in range(1, 10):
            if not clashes(i, j, digit):
                puzzle[i][j] = digit
                if walk(position + 1):
                    return True
                puzzle[i][j] = 0
        return False

    walk(0)
    return puzzle
