import sys
input = sys.stdin.readline

matrix = [list(map(int, input().split())) for _ in range(9)]
blanks = [(y, x) for y in range(9) for x in range(9) if matrix[y][x] == 0]


def possible(y, x, n):
    for k in range(9):
        if matrix[y][k] == n or matrix[k][x] == n:
            return False
    for row in range(y // 3 * 3, y // 3 * 3 + 3):
        for col in range(x // 3 * 3, x // 3 * 3 + 3):
            if matrix[row][col] == n:
                return False
    return True


def backtracking(index):
    if index == len(blanks):
        for i in range(9):
            for j in range(9):
                print(matrix[j][i], end=' ')
            print()
        sys.exit()
    y, x = blanks[index]
    for n in range(1, 10):
        if possible(y, x, n):
            matrix[y][x] = n
            backtracking(index + 1)
            matrix[y][x] = 0


backtracking(0)
