def box_of(data, row, col):
    base_row = int((row - 1) / 3) * 3
    base_col = int((col - 1) / 3) * 3
    found = []
    for r in range(base_row, base_row + 3):
        for c in range(base_col, base_col + 3):
            found.append(data[r][c])
    return found


def allowed(data, row, col, value):
    if value in data[row]:
        return False
    if value in [line[col] for line in data]:
        return False
    return value not in box_of(data, row, col)


def solve(data):
    for row in range(9):
        for col in range(9):
            if data[row][col] == 0:
                for value in range(1, 10):
                    if allowed(data, row, col, value):
                        data[row][col] = value
                        if solve(data):
                            return True
                        data[row][col] = 0
                return False
    return True


data = [list(map(int, input().split())) for _ in range(9)]
solve(data)
for line in data:
    print(*line)
