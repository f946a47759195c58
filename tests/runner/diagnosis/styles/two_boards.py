puzzle = [list(map(int, input().split())) for _ in range(9)]
answer = [row[:] for row in puzzle]


def ok(r, c, n):
    if n in answer[r]:
        return False
    for i in range(9):
        if answer[i][c] == n:
            return False
    for i in range(9):
        if answer[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3] == n:
            return False
    return True


r, c, forward = 0, 0, True
while 0 <= r < 9:
    if puzzle[r][c] != 0:
        pass
    else:
        n = answer[r][c] + 1
        answer[r][c] = 0
        while n <= 9 and not ok(r, c, n):
            n += 1
        if n <= 9:
            answer[r][c] = n
            forward = True
        else:
            forward = False
    if forward:
        c += 1
        if c == 9:
            r, c = r + 1, 0
    else:
        c -= 1
        if c < 0:
            r, c = r - 1, 8
for row in answer:
    print(*row)
