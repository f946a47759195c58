import sys

board = [list(map(int, sys.stdin.readline().split())) for _ in range(9)]
rows = [set(range(1, 10)) for _ in range(9)]
cols = [set(range(1, 10)) for _ in range(9)]
boxes = [set(range(1, 10)) for _ in range(9)]
empty = []
for y in range(9):
    for x in range(9):
        n = board[y][x]
        if n:
            rows[y].discard(n)
            cols[x].discard(n)
            boxes[y // 3 * 3 + x // 3].discard(n)
        else:
            empty.append((y, x))

done = False


def search(k):
    global done
    if k == len(empty):
        done = True
        return
    y, x = empty[k]
    b = y // 3 * 3 + x // 3
    for n in rows[y] & cols[x] & boxes[b]:
        board[y][x] = n
        rows[y].remove(n)
        cols[x].remove(n)
        boxes[b].remove(n)
        search(k + 1)
        if done:
            return
        board[y][x] = 0
        rows[y].add(n)
        cols[x].add(n)
        boxes[b].add(n)


search(0)
for row in board:
    print(*row)
