grid = [[int(d) for d in input().split()] for _ in range(9)]


def show():
    for line in grid:
        print(*line)
    print()


def allowed(y, x, d):
    if d in grid[y]:
        return False
    return all(line[x] != d for line in grid)


def search():
    for y in range(9):
        for x in range(9):
            if grid[y][x] != 0:
                continue
            for d in range(1, 10):
                if allowed(y, x, d):
                    grid[y][x] = d
                    show()
                    if search():
                        return True
                    grid[y][x] = 0
            return False
    return True


search()
show()
