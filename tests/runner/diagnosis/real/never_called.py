lines = """530070000
600195000
098000060
800060003
400803001
700020006
060000280
000419005
000080079"""
cells = [[int(sign) for sign in line] for line in lines.split()]


def suits(y, x, d):
    box = [cells[y // 3 * 3 + k // 3][x // 3 * 3 + k % 3] for k in range(9)]
    return d not in cells[y] and d not in [line[x] for line in cells] and d not in box


def search():
    for y in range(9):
        for x in range(9):
            if not cells[y][x]:
                for d in range(1, 10):
                    if suits(y, x, d):
                        cells[y][x] = d
                        if search():
                            return True
                        cells[y][x] = 0
                return False
    return True


for line in cells:
    print(*line)
