class Cell:
    def __init__(self, val):
        self.val = val


class Group:
    def __init__(self, cells):
        self.cells = cells

    def has(self, val):
        return any(cell.val == val for cell in self.cells)


class Puzzle:
    def __init__(self, lines):
        self.cells = [[Cell(int(word)) for word in line.split()] for line in lines]
        self.rows = [Group(self.cells[i]) for i in range(9)]
        self.columns = [Group([self.cells[i][j] for j in range(9)]) for i in range(9)]
        self.squares = []
        for band in range(3):
            for x in range(0, 9, 3):
                square = []
                for y in range(3):
                    square += self.cells[y + 3 * band][x:x + 3]
                self.squares.append(Group(square))

    def solve(self, index=0):
        if index == 81:
            return True
        row, column = divmod(index, 9)
        cell = self.cells[row][column]
        if cell.val != 0:
            return self.solve(index + 1)
        groups = (self.rows[row], self.columns[column], self.squares[row // 3 * 3 + column // 3])
        for val in range(1, 10):
            if any(group.has(val) for group in groups):
                continue
            cell.val = val
            if self.solve(index + 1):
                return True
            cell.val = 0
        return False


puzzle = Puzzle([input() for _ in range(9)])
puzzle.solve()
for row in puzzle.cells:
    print(' '.join(str(cell.val) for cell in row))
