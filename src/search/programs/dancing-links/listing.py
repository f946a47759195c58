board = [list(map(int, input().split())) for _ in range(9)]

# Node 0 is the root. 1 to 324 are the constraints: each cell has a digit, and each
# row, column and box has each digit. Every placement has a node in four of them.
L, R = [324, *range(324)], [*range(1, 325), 0]
U, D, C = [*range(325)], [*range(325)], [*range(325)]
S, P = [0] * 325, [()] * 325


def add(y, x, n):
    b, first = y // 3 * 3 + x // 3, len(C)
    constraints = y * 9 + x + 1, y * 9 + n + 81, x * 9 + n + 162, b * 9 + n + 243
    for k, c in enumerate(constraints):
        L.append(first + (k + 3) % 4)
        R.append(first + (k + 1) % 4)
        U.append(U[c])
        D.append(c)
        C.append(c)
        P.append((y, x, n))
        D[U[c]] = U[c] = first + k
        S[c] += 1


def cover(c):
    L[R[c]], R[L[c]] = L[c], R[c]
    i = D[c]
    while i != c:
        j = R[i]
        while j != i:
            U[D[j]], D[U[j]] = U[j], D[j]
            S[C[j]] -= 1
            j = R[j]
        i = D[i]


def uncover(c):
    i = U[c]
    while i != c:
        j = L[i]
        while j != i:
            U[D[j]] = D[U[j]] = j
            S[C[j]] += 1
            j = L[j]
        i = U[i]
    L[R[c]] = R[L[c]] = c


def smallest():
    c = chosen = R[0]
    while c != 0:
        if S[c] < S[chosen]:
            chosen = c
        c = R[c]
    return chosen


def search(k):  #@enter
    if R[0] == 0:  #@full @notFull
        print_board()  #@report
        return True  #@stop if first
        return  #@goOn if all
    c = smallest()  #@pick
    cover(c)  #@cover
    r = D[c]
    while r != c:  #@next @exhausted
        y, x, n = P[r]  #@read
        board[y][x] = n  #@place
        j = R[r]
        while j != r:
            cover(C[j])  #@coverOther
            j = R[j]
        if search(k + 1):  #@call @returned if first
            return True  #@passOn if first
        search(k + 1)  #@call @returned if all
        board[y][x] = 0  #@undo
        j = L[r]
        while j != r:
            uncover(C[j])  #@uncoverOther
            j = L[j]
        r = D[r]  #@advance
    uncover(c)  #@uncover
    return False  #@fail if first


def print_board():
    for row in board:
        print(*row)


for y in range(9):
    for x in range(9):
        for n in range(1, 10):
            add(y, x, n)
for y in range(9):
    for x in range(9):
        if board[y][x] != 0:
            first = 325 + (y * 81 + x * 9 + board[y][x] - 1) * 4
            for j in range(first, first + 4):
                cover(C[j])
search(0)
