import sys


def parse(text):
    grid = {}
    values = text.split()
    for i in range(len(values) - 1):
        grid[(i // 9, i % 9)] = int(values[i])
    return grid


def peers(r, c):
    for k in range(9):
        yield r, k
        yield k, c
        yield r // 3 * 3 + k // 3, c // 3 * 3 + k % 3


def possible(grid, r, c, d):
    return all(grid.get(cell, 0) != d for cell in peers(r, c))


def search(grid):
    for r in range(9):
        for c in range(9):
            if grid.get((r, c), 0) == 0:
                for d in range(1, 10):
                    if possible(grid, r, c, d):
                        grid[(r, c)] = d
                        if search(grid):
                            return True
                        grid[(r, c)] = 0
                return False
    return True


grid = parse(sys.stdin.read())
search(grid)
for r in range(9):
    print(*[grid[(r, c)] for c in range(9)])
