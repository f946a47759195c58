board = [list(map(int, input().split())) for _ in range(9)]
done = False


def possible(y, x, n):
    for i in range(9):
        if board[y][i] == n:
            return False
    for i in range(9):
        if board[i][x] == n:
            return False
    y0 = (y // 3) * 3
    x0 = (x // 3) * 3
    for i in range(3):
        for j in range(3):
            if board[y0 + i][x0 + j] == n:
                return False
    return True


def solve():
    global done
    for x in range(9):
        for y in range(9):
            if board[y][x] == 0:
                for n in range(9, 0, -1):
                    if possible(y, x, n):
                        board[y][x] = n
                        solve()
                        if done:
                            return
                        board[y][x] = 0
                return
    done = True


solve()
for row in board:
    print(*row)
