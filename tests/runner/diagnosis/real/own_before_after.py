grid = [[5, 3, 0, 0, 7, 0, 0, 0, 0],
        [6, 0, 0, 1, 9, 5, 0, 0, 0],
        [0, 9, 8, 0, 0, 0, 0, 6, 0],
        [8, 0, 0, 0, 6, 0, 0, 0, 3],
        [4, 0, 0, 8, 0, 3, 0, 0, 1],
        [7, 0, 0, 0, 2, 0, 0, 0, 6],
        [0, 6, 0, 0, 0, 0, 2, 8, 0],
        [0, 0, 0, 4, 1, 9, 0, 0, 5],
        [0, 0, 0, 0, 8, 0, 0, 7, 9]]


def print_grid():
    for r in range(9):
        if r in (3, 6):
            print('------+-------+------')
        for c in range(9):
            if c in (3, 6):
                print('|', end=' ')
            print(grid[r][c], end=' ')
        print()


def possible(row, col, n):
    if n in grid[row]:
        return False
    for r in range(9):
        if grid[r][col] == n:
            return False
    r0 = row // 3
    c0 = col // 3
    for i in range(3):
        for j in range(3):
            if grid[r0 + i][c0 + j] == n:
                return False
    return True


def solve():
    for r in range(9):
        for c in range(9):
            if grid[r][c] == 0:
                for n in range(1, 10):
                    if possible(r, c, n):
                        grid[r][c] = n
                        if solve():
                            return True
                        grid[r][c] = 0
                return False
    return True


print('Puzzle:')
print_grid()
solve()
print('Solution:')
print_grid()
