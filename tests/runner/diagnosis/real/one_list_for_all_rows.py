def parse(text):
    sudoku = [[0] * 9] * 9
    for i, char in enumerate(text):
        sudoku[i // 9][i % 9] = int(char)
    return sudoku


def possible(sudoku, r, c, v):
    for k in range(9):
        if sudoku[r][k] == v or sudoku[k][c] == v:
            return False
        if sudoku[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] == v:
            return False
    return True


def solve(sudoku):
    for r in range(9):
        for c in range(9):
            if sudoku[r][c] == 0:
                for v in range(1, 10):
                    if possible(sudoku, r, c, v):
                        sudoku[r][c] = v
                        if solve(sudoku):
                            return True
                        sudoku[r][c] = 0
                return False
    return True


text = ''.join(input().strip() for _ in range(9))
sudoku = parse(text)
solve(sudoku)
for row in sudoku:
    print(''.join(map(str, row)))
