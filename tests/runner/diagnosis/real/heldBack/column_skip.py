def find_empty(bo):
    for i in range(len(bo)):
        for j in range(len(bo[0])):
            if bo[i][j] == 0:
                return (i, j)
    return None


def valid(bo, num, pos):
    for j in range(len(bo[0])):
        if bo[pos[0]][j] == num and pos[1] != j:
            return False
    for i in range(len(bo)):
        if bo[i][pos[1]] == num and pos[1] != i:
            return False
    left = pos[1] // 3
    top = pos[0] // 3
    for i in range(top * 3, top * 3 + 3):
        for j in range(left * 3, left * 3 + 3):
            if bo[i][j] == num and (i, j) != pos:
                return False
    return True


def solve(bo):
    find = find_empty(bo)
    if not find:
        return True
    row, col = find
    for num in range(1, 10):
        if valid(bo, num, (row, col)):
            bo[row][col] = num
            if solve(bo):
                return True
            bo[row][col] = 0
    return False


board = [list(map(int, input().split())) for _ in range(9)]
solve(board)
for line in board:
    print(*line)
