/** Realistic Python programs that keep their boards or write to them in unusual ways, or have none. */
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { FITS, PRINT, READ, type RealProgram } from './programs.ts'

export const UNUSUAL_PROGRAMS: readonly RealProgram[] = [
  {
    name: 'rows that are put in place of others',
    writes: 'others',
    source: `${READ}${FITS}
def solve(p):
    while p < 81 and board[p // 9][p % 9]:
        p += 1
    if p == 81:
        return True
    r, c = divmod(p, 9)
    for n in range(1, 10):
        if fits(board, r, c, n):
            old = board[r]
            board[r] = old[:c] + [n] + old[c + 1:]
            if solve(p + 1):
                return True
            board[r] = old
    return False
solve(0)
board[0], board[1] = board[1], board[0]
board[0], board[1] = board[1], board[0]
${PRINT}`,
  },
  {
    name: 'augmented assignments and targets in tuples',
    writes: 'others',
    source: `${READ}${FITS}
def solve(p):
    while p < 81 and board[p // 9][p % 9]:
        p += 1
    if p == 81:
        return True
    for n in range(1, 10):
        if fits(board, p // 9, p % 9, n):
            board[p // 9][p % 9] += n
            if solve(p + 1):
                return True
            k, board[p // 9][p % 9] = n, 0
    return False
solve(0)
${PRINT}`,
  },
  {
    name: 'a class that holds the board',
    source: `class Sudoku:
    def __init__(self):
        self.board = []
        for _ in range(9):
            self.board.append([int(x) for x in input().split()])
        self.rows = [0] * 9
        self.cols = [0] * 9
        self.boxes = [0] * 9
        for r in range(9):
            for c in range(9):
                if self.board[r][c]:
                    self.flip(r, c, self.board[r][c])
    def flip(self, r, c, n):
        self.rows[r] ^= 1 << n
        self.cols[c] ^= 1 << n
        self.boxes[r // 3 * 3 + c // 3] ^= 1 << n
    def solve(self, p=0):
        if p == 81:
            return True
        r, c = p // 9, p % 9
        if self.board[r][c]:
            return self.solve(p + 1)
        used = self.rows[r] | self.cols[c] | self.boxes[r // 3 * 3 + c // 3]
        for n in range(1, 10):
            if used >> n & 1 == 0:
                self.board[r][c] = n
                self.flip(r, c, n)
                if self.solve(p + 1):
                    return True
                self.board[r][c] = 0
                self.flip(r, c, n)
        return False
    def show(self):
        print('\\n'.join(' '.join(map(str, row)) for row in self.board))
game = Sudoku()
game.solve()
game.show()
`,
  },
  {
    name: 'a thread, for its stack',
    source: `import sys, threading
sys.setrecursionlimit(10 ** 6)
threading.stack_size(1 << 26)
${FITS}
def main():
    board = [list(map(int, line.split())) for line in open(0).read().strip().split('\\n')]
    def solve(p):
        if p == 81:
            return True
        if board[p // 9][p % 9]:
            return solve(p + 1)
        for n in range(1, 10):
            if fits(board, p // 9, p % 9, n):
                board[p // 9][p % 9] = n
                if solve(p + 1):
                    return True
                board[p // 9][p % 9] = 0
        return False
    solve(0)
    ${PRINT.trimEnd().replace('\n', '\n    ')}
thread = threading.Thread(target=main)
thread.start()
thread.join()
`,
  },
  {
    name: 'rows that change by their methods alone',
    source: `${READ}${FITS}
def put(r, c, n):
    board[r].pop(c)
    board[r].insert(c, n)
def solve(p):
    while p < 81 and board[p // 9][p % 9]:
        p += 1
    if p == 81:
        return True
    for n in range(1, 10):
        if fits(board, p // 9, p % 9, n):
            put(p // 9, p % 9, n)
            if solve(p + 1):
                return True
            put(p // 9, p % 9, 0)
    return False
solve(0)
${PRINT}`,
  },
  {
    name: 'writes that only a look at every line finds',
    line: PUZZLES.boj2580,
    source: `${READ}${FITS}
from operator import setitem
board[0][0] = board[0][0]
def solve(p):
    while p < 81 and board[p // 9][p % 9]:
        p += 1
    if p == 81:
        return True
    for n in range(1, 10):
        if fits(board, p // 9, p % 9, n):
            setitem(board[p // 9], p % 9, n)
            if solve(p + 1):
                return True
            setitem(board[p // 9], p % 9, 0)
    return False
solve(0)
${PRINT}`,
  },
  {
    name: 'bit masks, and a list of the givens',
    writes: 'none',
    source: `import sys
digits = [int(x) for x in sys.stdin.buffer.read().split()]
rows, cols, boxes, blanks = {}, {}, {}, []
for p, n in enumerate(digits):
    r, c = divmod(p, 9)
    b = r // 3 * 3 + c // 3
    if n:
        rows[r] = rows.get(r, 0) | 1 << n
        cols[c] = cols.get(c, 0) | 1 << n
        boxes[b] = boxes.get(b, 0) | 1 << n
    else:
        blanks.append((r, c, b))
found = {}
def solve(k):
    if k == len(blanks):
        return True
    r, c, b = blanks[k]
    used = rows.get(r, 0) | cols.get(c, 0) | boxes.get(b, 0)
    for n in range(1, 10):
        bit = 1 << n
        if not used & bit:
            rows[r], cols[c], boxes[b] = rows.get(r, 0) | bit, cols.get(c, 0) | bit, boxes.get(b, 0) | bit
            found[r, c] = n
            if solve(k + 1):
                return True
            rows[r], cols[c], boxes[b] = rows[r] ^ bit, cols[c] ^ bit, boxes[b] ^ bit
    return False
solve(0)
for r in range(9):
    print(*(found.get((r, c)) or digits[r * 9 + c] for c in range(9)))
`,
  },
]
