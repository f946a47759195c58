grid = [list(map(int, input().split())) for _ in range(9)]


def next_empty():
    for r in range(9):
        for c in range(9):
            if grid[r][c] == 0:
                return r, c


def insert_number(cell, value):
    r, c = cell
    for k in range(9):
        if value and (grid[r][k] == value or grid[k][c] == value):
            return False
        if value and grid[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] == value:
            return False
    grid[r][c] = value
    return True


def get_solution(n):
    if n == 0:
        return grid
    cell = next_empty()
    for value in range(1, 10):
        if insert_number(cell, value):
            break
    return get_solution(n - 1)


zeroes = sum(row.count(0) for row in grid)
for row in get_solution(zeroes):
    print(*row)
