board = [
    [7, 8, 0, 4, 0, 0, 1, 2, 0],
    [6, 0, 0, 0, 7, 5, 0, 0, 9],
    [0, 0, 0, 6, 0, 1, 0, 7, 8],
    [0, 0, 7, 0, 4, 0, 2, 6, 0],
    [0, 0, 1, 0, 5, 0, 9, 3, 0],
    [9, 0, 4, 0, 6, 0, 0, 0, 5],
    [0, 7, 0, 3, 0, 0, 0, 1, 2],
    [1, 2, 0, 0, 0, 0, 7, 4, 0],
    [0, 4, 9, 2, 0, 6, 0, 0, 7],
]


def show(board):
    for i, row in enumerate(board):
        if i % 3 == 0 and i:
            print('---------------------')
        print(*row[:3], '|', *row[3:6], '|', *row[6:])


def find_empty(board):
    for i in range(9):
        for j in range(9):
            if board[i][j] == 0:
                return i, j
    return None


def is_valid(board, num, i, j):
    if num in board[i] or num in [row[j] for row in board]:
        return False
    for y in range(i // 3 * 3, i // 3 * 3 + 3):
        for x in range(j // 3 * 3, j // 3 * 3 + 3):
            if board[y][x] == num:
                return False
    return True


def solve(board):
    found = find_empty(board)
    if found is None:
        return True
    i, j = found
    for num in range(1, 10):
        if is_valid(board, num, i, j):
            board[i][j] = num
            if solve(board):
                return True
            board[i][j] = 0
    return False


show(board)
print()
solve(board)
show(board)
