/**
 * Realistic Python programs that differ in how they store or receive their board, or in how they search. All fill
 * blanks along the rows, trying 1 to 9.
 */
import type { ProgramInput } from '../../../src/runner/questions.ts'

export interface RealProgram {
  readonly name: string
  readonly source: string
  readonly input?: ProgramInput
  /** 81 digits; the first puzzle of Codewars by default. */
  readonly line?: string
  /**
   * How the writes differ from those of a search that writes to one board. `others`: only the first writes are the
   * same. `none`: there are no writes. Undefined: all are the same.
   */
  readonly writes?: 'others' | 'none'
}

/** Python function that returns true if a digit fits in a cell. */
export const FITS = `
def fits(board, r, c, n):
    for k in range(9):
        if board[r][k] == n or board[k][c] == n or board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] == n:
            return False
    return True
`

/** Python line that reads the board from the input. */
export const READ = 'board = [list(map(int, input().split())) for _ in range(9)]\n'
/** Python lines that print the board. */
export const PRINT = 'for row in board:\n    print(*row)\n'

export const REAL_PROGRAMS: readonly RealProgram[] = [
  {
    name: 'a board that counts from 1, filled cell by cell',
    source: `import sys
input = sys.stdin.readline
a = [[0] * 10 for _ in range(10)]
for i in range(1, 10):
    line = input().split()
    for j in range(1, 10):
        a[i][j] = int(line[j - 1])
def ok(r, c, n):
    for k in range(1, 10):
        if a[r][k] == n or a[k][c] == n:
            return False
    for i in range((r - 1) // 3 * 3 + 1, (r - 1) // 3 * 3 + 4):
        for j in range((c - 1) // 3 * 3 + 1, (c - 1) // 3 * 3 + 4):
            if a[i][j] == n:
                return False
    return True
def go(r, c):
    if c == 10:
        r, c = r + 1, 1
    if r == 10:
        for i in range(1, 10):
            print(*a[i][1:])
        sys.exit(0)
    if a[r][c]:
        go(r, c + 1)
        return
    for n in range(1, 10):
        if ok(r, c, n):
            a[r][c] = n
            go(r, c + 1)
            a[r][c] = 0
go(1, 1)
`,
  },
  {
    name: 'a flat list of 81',
    source: `import sys
cells = list(map(int, sys.stdin.read().split()))
def ok(p, n):
    r, c = divmod(p, 9)
    for k in range(9):
        if n in (cells[r * 9 + k], cells[k * 9 + c], cells[(r // 3 * 3 + k // 3) * 9 + c // 3 * 3 + k % 3]):
            return False
    return True
def solve(p):
    while p < 81 and cells[p]:
        p += 1
    if p == 81:
        return True
    for n in range(1, 10):
        if ok(p, n):
            cells[p] = n
            if solve(p + 1):
                return True
            cells[p] = 0
    return False
solve(0)
for i in range(9):
    print(*cells[i * 9:i * 9 + 9])
`,
  },
  {
    name: 'a row under another name',
    source: `${READ}${FITS}
def solve(p):
    if p == 81:
        return True
    row = board[p // 9]
    if row[p % 9]:
        return solve(p + 1)
    for n in range(1, 10):
        if fits(board, p // 9, p % 9, n):
            row[p % 9] = n
            if solve(p + 1):
                return True
            row[p % 9] = 0
    return False
solve(0)
${PRINT}`,
  },
  {
    name: 'a list of strings, each made anew',
    source: `board = [input().replace(' ', '') for _ in range(9)]
def ok(r, c, n):
    for k in range(9):
        if board[r][k] == n or board[k][c] == n or board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] == n:
            return False
    return True
def solve(p):
    if p == 81:
        return True
    r, c = divmod(p, 9)
    if board[r][c] != '0':
        return solve(p + 1)
    for n in '123456789':
        if ok(r, c, n):
            board[r] = board[r][:c] + n + board[r][c + 1:]
            if solve(p + 1):
                return True
            board[r] = board[r][:c] + '0' + board[r][c + 1:]
    return False
solve(0)
for row in board:
    print(' '.join(row))
`,
  },
  {
    name: 'a string handed from call to call',
    writes: 'others',
    source: `s = ''.join(input().replace(' ', '') for _ in range(9))
def solve(s):
    p = s.find('0')
    if p < 0:
        return s
    r, c = divmod(p, 9)
    for n in '123456789':
        if all(n not in (s[r * 9 + k], s[k * 9 + c], s[(r // 3 * 3 + k // 3) * 9 + c // 3 * 3 + k % 3]) for k in range(9)):
            found = solve(s[:p] + n + s[p + 1:])
            if found:
                return found
    return None
s = solve(s)
for i in range(9):
    print(' '.join(s[i * 9:i * 9 + 9]))
`,
  },
  {
    name: 'deep copies handed down',
    writes: 'others',
    source: `import copy
${READ}${FITS}
def solve(board, p):
    while p < 81 and board[p // 9][p % 9]:
        p += 1
    if p == 81:
        return board
    for n in range(1, 10):
        if fits(board, p // 9, p % 9, n):
            new = copy.deepcopy(board)
            new[p // 9][p % 9] = n
            found = solve(new, p + 1)
            if found:
                return found
    return None
board = solve(board, 0)
${PRINT}`,
  },
  {
    name: 'the class of LeetCode',
    input: { kind: 'call', name: 'Solution.solveSudoku', cells: 'characters' },
    source: `class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows, cols, boxes = defaultdict(set), defaultdict(set), defaultdict(set)
        blanks = deque()
        for r in range(9):
            for c in range(9):
                if board[r][c] == '.':
                    blanks.append((r, c))
                else:
                    for unit in (rows[r], cols[c], boxes[r // 3, c // 3]):
                        unit.add(board[r][c])
        def solve():
            if not blanks:
                return True
            r, c = blanks.popleft()
            for n in map(str, range(1, 10)):
                if n in rows[r] or n in cols[c] or n in boxes[r // 3, c // 3]:
                    continue
                board[r][c] = n
                rows[r].add(n), cols[c].add(n), boxes[r // 3, c // 3].add(n)
                if solve():
                    return True
                board[r][c] = '.'
                rows[r].remove(n), cols[c].remove(n), boxes[r // 3, c // 3].remove(n)
            blanks.appendleft((r, c))
            return False
        solve()
`,
  },
  {
    name: 'the function of Codewars, which returns the board',
    input: { kind: 'call', name: 'sudoku', cells: 'numbers' },
    source: `${FITS}
def sudoku(puzzle):
    def solve(p):
        for p in range(p, 81):
            if puzzle[p // 9][p % 9] == 0:
                break
        else:
            return True
        for n in range(1, 10):
            if fits(puzzle, p // 9, p % 9, n):
                puzzle[p // 9][p % 9] = n
                if solve(p + 1):
                    return True
                puzzle[p // 9][p % 9] = 0
        return False
    solve(0)
    return puzzle
`,
  },
  {
    name: 'a generator of solutions',
    source: `${READ}${FITS}
def solutions(p):
    while p < 81 and board[p // 9][p % 9]:
        p += 1
    if p == 81:
        yield board
        return
    for n in range(1, 10):
        if fits(board, p // 9, p % 9, n):
            board[p // 9][p % 9] = n
            yield from solutions(p + 1)
            board[p // 9][p % 9] = 0
for board in solutions(0):
    break
${PRINT}`,
  },
  {
    name: 'try and finally around each digit',
    source: `${READ}${FITS}
class Found(Exception):
    pass
def solve(p):
    while p < 81 and board[p // 9][p % 9]:
        p += 1
    if p == 81:
        ${PRINT.trimEnd().replace('\n', '\n        ')}
        raise Found
    for n in range(1, 10):
        if fits(board, p // 9, p % 9, n):
            try:
                board[p // 9][p % 9] = n
                solve(p + 1)
            finally:
                if not done():
                    board[p // 9][p % 9] = 0
def done():
    return all(all(row) for row in board)
try:
    solve(0)
except Found:
    pass
`,
  },
]
