class Puzzle:
    def __init__(self, rows):
        self.solved = rows

    def possibilities(self, i, j):
        used = set(self.solved[i])
        used |= {self.solved[k][j] for k in range(9)}
        top, left = i - i % 3, j - j % 3
        used |= {self.solved[top + k // 3][left + k % 3] for k in range(9)}
        return set(range(1, 10)) - used

    def solve(self):
        progress = True
        while progress:
            progress = False
            for i in range(9):
                for j in range(9):
                    if self.solved != 0:
                        left = self.possibilities(i, j)
                        if len(left) == 1:
                            self.solved[i][j] = left.pop()
                            progress = True


rows = []
for _ in range(9):
    rows.append([int(word) for word in input().split()])
puzzle = Puzzle(rows)
puzzle.solve()
for row in puzzle.solved:
    print(' '.join(str(cell) for cell in row))
