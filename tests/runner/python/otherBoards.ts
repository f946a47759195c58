/**
 * Programs that do not keep their board as a list of rows of digits. All fill the blanks along the rows, trying 1 to 9.
 */

export interface OtherBoard {
  readonly name: string
  readonly source: string
  /** Matches the lines that write to the board. */
  readonly line: RegExp
}

/**
 * Returns a program; the parameters are code that reads the board, gets the cell `r`, `c`, puts `n` there, and clears
 * the cell (by default, puts 0).
 */
function programWith(read: string, get: string, put: string, clear = put.replaceAll(/\bn\b/g, '0')): string {
  return `${read}
def at(r, c):
    return ${get}

def ok(r, c, n):
    for k in range(9):
        if at(r, k) == n or at(k, c) == n or at(r // 3 * 3 + k // 3, c // 3 * 3 + k % 3) == n:
            return False
    return True

def solve(k):
    if k == 81:
        return True
    r, c = divmod(k, 9)
    if at(r, c):
        return solve(k + 1)
    for n in range(1, 10):
        if ok(r, c, n):
            ${put}
            if solve(k + 1):
                return True
            ${clear}
    return False

solve(0)
for r in range(9):
    print(*(at(r, c) for c in range(9)))
`
}

export const OTHER_BOARDS: readonly OtherBoard[] = [
  {
    name: 'a dictionary of rows',
    source: programWith(
      'rows = {i: list(map(int, input().split())) for i in range(9)}',
      'rows[r][c]',
      'rows[r][c] = n',
    ),
    line: /rows\[r\]\[c\] = [n0]/,
  },
  {
    name: 'a dictionary of rows that are dictionaries, from A1',
    source: programWith(
      "g = {}\nfor letter in 'ABCDEFGHI':\n    g[letter] = {}\n    for i, x in enumerate(input().split()):\n        g[letter][i + 1] = int(x)",
      "g['ABCDEFGHI'[r]][c + 1]",
      "g['ABCDEFGHI'[r]][c + 1] = n",
    ),
    line: /\[c \+ 1\] = [n0]/,
  },
  {
    name: 'a dictionary by row and column',
    source: programWith(
      'g = {}\nfor r in range(9):\n    for c, x in enumerate(input().split()):\n        g[r, c] = int(x)',
      'g[r, c]',
      'g[r, c] = n',
    ),
    line: /g\[r, c\] = [n0]/,
  },
  {
    name: 'a dictionary by row and column from 1, with a default',
    source: programWith(
      'from collections import defaultdict\ng = defaultdict(int)\nfor r in range(9):\n    for c, x in enumerate(input().split()):\n        g[(r + 1, c + 1)] = int(x)',
      'g[(r + 1, c + 1)]',
      'g[(r + 1, c + 1)] = n',
    ),
    line: /\] = [n0]/,
  },
  {
    name: 'a dictionary by column and row',
    source: programWith(
      'g = {}\nfor y in range(9):\n    for x, v in enumerate(input().split()):\n        g[x, y] = int(v)',
      'g[c, r]',
      'g[c, r] = n',
    ),
    line: /g\[c, r\] = [n0]/,
  },
  {
    name: 'a dictionary of squares from A1 to I9',
    source: programWith(
      "squares = [a + b for a in 'ABCDEFGHI' for b in '123456789']\ngrid = dict(zip(squares, ''.join(input() for _ in range(9)).replace(' ', '')))",
      "int(grid['ABCDEFGHI'[r] + str(c + 1)])",
      "grid['ABCDEFGHI'[r] + str(c + 1)] = str(n)",
      "grid['ABCDEFGHI'[r] + str(c + 1)] = '0'",
    ),
    line: /grid\[.*\] = /,
  },
  {
    name: 'a dictionary of cells by number',
    source: programWith(
      'import sys\ng = {i: int(x) for i, x in enumerate(sys.stdin.read().split())}',
      'g[r * 9 + c]',
      'g[r * 9 + c] = n',
    ),
    line: /g\[r \* 9 \+ c\] = [n0]/,
  },
  {
    name: 'rows of objects',
    source: programWith(
      'class Cell:\n    def __init__(self, row, col, value):\n        self.row, self.col = row, col\n        self.value = value\ngrid = [[Cell(r, c, int(x)) for c, x in enumerate(input().split())] for r in range(9)]',
      'grid[r][c].value',
      'grid[r][c].value = n',
    ),
    line: /\.value = [n0]/,
  },
  {
    name: 'a list of objects with slots',
    source: programWith(
      'class Cell:\n    __slots__ = ("v",)\n    def __init__(self, v):\n        self.v = v\ncells = [Cell(int(x)) for _ in range(9) for x in input().split()]',
      'cells[r * 9 + c].v',
      'cells[r * 9 + c].v = n',
    ),
    line: /\.v = [n0]/,
  },
  {
    name: 'objects with a private attribute that a property sets',
    source: programWith(
      `class Cell:
    def __init__(self, value):
        self.__value = value
    @property
    def value(self):
        return self.__value
    @value.setter
    def value(self, value):
        self.__value = value
class Board:
    def __init__(self, rows):
        self.rows = rows
board = Board([[Cell(int(x)) for x in input().split()] for _ in range(9)])`,
      'board.rows[r][c].value',
      'board.rows[r][c].value = n',
    ),
    line: /self\.__value = value/,
  },
  {
    name: 'rows of dictionaries',
    source: programWith(
      'grid = [[{"value": int(x), "fixed": x != "0"} for x in input().split()] for _ in range(9)]',
      'grid[r][c]["value"]',
      'grid[r][c]["value"] = n',
    ),
    line: /\["value"\] = [n0]/,
  },
  {
    name: 'rows of lists with a single value',
    source: programWith(
      'grid = [[[int(x)] for x in input().split()] for _ in range(9)]',
      'grid[r][c][0]',
      'grid[r][c][0] = n',
    ),
    line: /\[0\] = [n0]/,
  },
  {
    name: 'an object that is indexed',
    source: programWith(
      `class Grid:
    def __init__(self):
        self.cells = {}
    def __getitem__(self, place):
        return self.cells[place]
    def __setitem__(self, place, value):
        self.cells[place] = value
grid = Grid()
for r in range(9):
    for c, x in enumerate(input().split()):
        grid[r, c] = int(x)`,
      'grid[r, c]',
      'grid[r, c] = n',
    ),
    line: /self\.cells\[place\] = value/,
  },
  {
    name: 'a method that sets a cell, which also read them',
    source: programWith(
      `class Sudoku:
    def __init__(self):
        self.board = {}
        for r in range(9):
            for c, x in enumerate(input().split()):
                self.set(r, c, int(x))
    def set(self, r, c, n):
        self.board[(r, c)] = n
game = Sudoku()`,
      'game.board[(r, c)]',
      'game.set(r, c, n)',
    ).replace('game.set(r, c, 0)', 'game.set(r, c, 0)'),
    line: /self\.board\[\(r, c\)\] = n/,
  },
  {
    name: 'an array of bytes',
    source: programWith(
      'board = bytearray(int(x) for _ in range(9) for x in input().split())',
      'board[r * 9 + c]',
      'board[r * 9 + c] = n',
    ),
    line: /board\[.*\] = [n0]/,
  },
  {
    name: 'arrays of numbers',
    source: programWith(
      "from array import array\nboard = [array('i', map(int, input().split())) for _ in range(9)]",
      'board[r][c]',
      'board[r][c] = n',
    ),
    line: /board\[.*\] = [n0]/,
  },
  {
    name: 'columns instead of rows',
    source: programWith(
      'columns = list(map(list, zip(*(map(int, input().split()) for _ in range(9)))))',
      'columns[c][r]',
      'columns[c][r] = n',
    ),
    line: /columns\[.*\] = [n0]/,
  },
  {
    name: 'rows, columns and boxes, kept alike',
    source: programWith(
      `rows = {i: [0] * 9 for i in range(9)}
cols = {i: [0] * 9 for i in range(9)}
boxes = {i: [0] * 9 for i in range(9)}
def put(r, c, n):
    rows[r][c] = n
    cols[c][r] = n
    boxes[r // 3 * 3 + c // 3][r % 3 * 3 + c % 3] = n
for r in range(9):
    for c, x in enumerate(input().split()):
        put(r, c, int(x))`,
      'boxes[r // 3 * 3 + c // 3][r % 3 * 3 + c % 3]',
      'put(r, c, n)',
      'put(r, c, 0)',
    ),
    line: /(?:rows|cols|boxes)\[.*\] = n/,
  },
  {
    name: 'a bit for each digit',
    source: programWith(
      'board = [[1 << int(x) if x != "0" else 0 for x in input().split()] for _ in range(9)]',
      'max(0, board[r][c].bit_length() - 1)',
      'board[r][c] = 1 << n',
      'board[r][c] = 0',
    ),
    line: /board\[r\]\[c\] = /,
  },
  {
    name: 'a bit for each digit, from bit 0, with all bits for a blank',
    source: programWith(
      'board = [1 << int(x) - 1 if x != "0" else 511 for _ in range(9) for x in input().split()]',
      '(board[r * 9 + c].bit_length() if board[r * 9 + c] != 511 else 0)',
      'board[r * 9 + c] = 1 << n - 1',
      'board[r * 9 + c] = 511',
    ),
    line: /board\[.*\] = /,
  },
  {
    name: 'a list of ten by ten, used from 0 to 8',
    source: programWith(
      `board = [[0] * 10 for _ in range(10)]
for r in range(9):
    for c, x in enumerate(input().split()):
        board[r][c] = int(x)`,
      'board[r][c]',
      'board[r][c] = n',
    ),
    line: /board\[.*\] = [n0]/,
  },
  {
    name: 'nine rows of ten, the last always 0',
    source: programWith(
      'board = [list(map(int, input().split())) + [0] for _ in range(9)]',
      'board[r][c]',
      'board[r][c] = n',
    ),
    line: /board\[.*\] = [n0]/,
  },
  {
    name: 'eleven by eleven, with an edge',
    source: programWith(
      `board = [[-1] * 11]
for r in range(9):
    board.append([-1] + list(map(int, input().split())) + [-1])
board.append([-1] * 11)`,
      'board[r + 1][c + 1]',
      'board[r + 1][c + 1] = n',
    ),
    line: /board\[.*\] = [n0]/,
  },
  {
    name: 'rows with -1 for blanks',
    source: programWith(
      'board = [[int(x) or -1 for x in input().split()] for _ in range(9)]',
      'max(0, board[r][c])',
      'board[r][c] = n',
      'board[r][c] = -1',
    ),
    line: /board\[.*\] = (?:n|-1)/,
  },
  {
    name: 'sets of candidates',
    source: programWith(
      'board = [[{int(x)} if x != "0" else set(range(1, 10)) for x in input().split()] for _ in range(9)]',
      '(min(board[r][c]) if len(board[r][c]) == 1 else 0)',
      'board[r][c] = {n}',
      'board[r][c] = set(range(1, 10))',
    ),
    line: /board\[r\]\[c\] = /,
  },
  {
    name: 'a board within a function',
    source: `def main():
    g = {}
    for r in range(9):
        for c, x in enumerate(input().split()):
            g[r, c] = int(x)
    def ok(r, c, n):
        for k in range(9):
            if g[r, k] == n or g[k, c] == n or g[r // 3 * 3 + k // 3, c // 3 * 3 + k % 3] == n:
                return False
        return True
    def solve(k):
        if k == 81:
            return True
        r, c = divmod(k, 9)
        if g[r, c]:
            return solve(k + 1)
        for n in range(1, 10):
            if ok(r, c, n):
                g[r, c] = n
                if solve(k + 1):
                    return True
                g[r, c] = 0
        return False
    solve(0)
    for r in range(9):
        print(*(g[r, c] for c in range(9)))
main()
`,
    line: /g\[r, c\] = [n0]/,
  },
]
