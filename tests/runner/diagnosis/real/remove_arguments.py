class Board:
    def __init__(self, rows):
        self.rows = rows

    def allows(self, i, j, num):
        if num in self.rows[i] or num in [row[j] for row in self.rows]:
            return False
        for k in range(9):
            if self.rows[i // 3 * 3 + k // 3][j // 3 * 3 + k % 3] == num:
                return False
        return True

    def place_number(self, i, j, num):
        self.rows[i][j] = num

    def remove_number(self, i, j):
        self.rows[i][j] = 0


class Solver:
    def __init__(self, board):
        self.board = board

    def solve(self):
        for i in range(9):
            for j in range(9):
                if self.board.rows[i][j] == 0:
                    for num in range(1, 10):
                        if self.board.allows(i, j, num):
                            self.board.place_number(i, j, num)
                            if self.solve():
                                return True
                            self.board.remove_number(i, j, num)
                    return False
        return True


board = Board([[int(n) for n in input().split()] for _ in range(9)])
Solver(board).solve()
for row in board.rows:
    print(*row)
