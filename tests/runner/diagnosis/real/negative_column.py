import copy

grid = [list(map(int, input().split())) for _ in range(9)]
original = copy.deepcopy(grid)


def allowed(i, j, n):
    for k in range(9):
        if k != j and grid[i][k] == n:
            return False
        if k != i and grid[k][j] == n:
            return False
    for a in range(i - i % 3, i - i % 3 + 3):
        for b in range(j - j % 3, j - j % 3 + 3):
            if (a, b) != (i, j) and grid[a][b] == n:
                return False
    return True


i = 0
j = 0
forward = True
while i < 9:
    if original[i][j] == 0:
        n = grid[i][j] + 1
        while n <= 9 and not allowed(i, j, n):
            n += 1
        if n <= 9:
            grid[i][j] = n
            forward = True
        else:
            grid[i][j] = 0
            forward = False
    if forward:
        j += 1
        if j == 9:
            j = 0
            i += 1
    else:
        j -= 1

for row in grid:
    print(*row)
