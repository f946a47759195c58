puzzle = []
for _ in range(9):
    puzzle.append(list(map(int, input().split())))


def is_solved(puzzle):
    for i in range(9):
        for j in range(8):
            if puzzle[i][j] == 0:
                return False
    return True


def is_true(puzzle, y, x, n):
    for k in range(9):
        if puzzle[y][k] == n or puzzle[k][x] == n:
            return False
    for dy in range(3):
        for dx in range(3):
            if puzzle[y - y % 3 + dy][x - x % 3 + dx] == n:
                return False
    return True


def solve(puzzle, y, x):
    if is_solved(puzzle):
        return True
    while puzzle[y][x] != 0:
        x += 1
        if x == 9:
            y, x = y + 1, 0
    for n in range(1, 10):
        if is_true(puzzle, y, x, n):
            puzzle[y][x] = n
            if solve(puzzle, y, x):
                return True
            puzzle[y][x] = 0
    return False


solve(puzzle, 0, 0)
for line in puzzle:
    print(' '.join(map(str, line)))
