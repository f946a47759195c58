a = []
for _ in range(9):
    a.append([int(x) for x in input().split()])


def row_ok(i, j, v):
    k = 0
    ok = True
    while k < 9 and ok:
        if a[i][k] == v:
            ok = False
        k = k + 1
    return ok


def column_ok(i, j, v):
    k = 0
    ok = True
    while k < 9 and ok:
        if a[k][j] == v:
            ok = False
        k = k + 1
    return ok


def square_ok(i, j, v):
    k = i // 3 * 3
    l = j // 3 * 3
    last_row = k + 2
    last_column = l + 2
    ok = True
    while k <= last_row and ok:
        while l <= last_column and ok:
            if a[k][l] == v:
                ok = False
            l = l + 1
        k = k + 1
    return ok


def solve():
    for i in range(9):
        for j in range(9):
            if a[i][j] == 0:
                for v in range(1, 10):
                    if row_ok(i, j, v) and column_ok(i, j, v) and square_ok(i, j, v):
                        a[i][j] = v
                        if solve():
                            return True
                        a[i][j] = 0
                return False
    return True


solve()
for i in range(9):
    for j in range(9):
        print(a[i][j], end=' ')
    print()
