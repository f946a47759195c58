class Solver:
    def __init__(self, rows):
        self.rows = rows

    def next_empty(self):
        for y in range(9):
            for x in range(9):
                if self.rows[y][x] == 0:
                    return y, x
        return None, None

    def possible(self, y, x, n):
        if n in self.rows[y]:
            return False
        if any(self.rows[i][x] == n for i in range(9)):
            return False
        y0, x0 = (y // 3) * 3, (x // 3) * 3
        return all(self.rows[y0 + i][x0 + j] != n for i in range(3) for j in range(3))

    def solve(self):
        y, x = self.next_empty()
        if not (y and x):
            return True
        for n in range(1, 10):
            if self.possible(y, x, n):
                self.rows[y][x] = n
                if self.solve():
                    return True
                self.rows[y][x] = 0
        return False


s = Solver([list(map(int, input().split())) for _ in range(9)])
s.solve()
for r in s.rows:
    print(*r)
