/**
 * Right programs that get their puzzle in an unusual way: the form of input is found by running them, and their writes
 * are recorded. Each asks for another blank, another layout or another call. Programs that crash by a fault of their own
 * are told so. The interpreters are real.
 */
import { describe, expect, test, vi } from 'vitest'
import { JAVASCRIPT } from '../../../e2e/ownPrograms.ts'
import { isVerdictPending } from '../../../src/page/own/own.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import type { OwnLanguage } from '../../../src/sudoku/reading/language.ts'
import { testApp } from '../../support/appStore.ts'
import { threadMaker } from '../../support/ownThread.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { some, thoroughUnless } from '../../thorough.ts'

const WAIT = { timeout: 60_000, interval: 5 }

/** A Python solver of `board`, in which `blank` is a blank and `of` writes a digit as a cell. */
const python = (blank: string, of = 'n', indent = ''): string =>
  `def solve(k):
    if k == 81: return True
    y, x = divmod(k, 9)
    if board[y][x] != ${blank}: return solve(k + 1)
    for n in range(1, 10):
        d = ${of}
        if d not in board[y] and all(row[x] != d for row in board) and all(d not in row[x // 3 * 3:x // 3 * 3 + 3] for row in board[y // 3 * 3:y // 3 * 3 + 3]):
            board[y][x] = d
            if solve(k + 1): return True
            board[y][x] = ${blank}
    return False`.replaceAll(/^/gm, indent)

/** The same as a statement of C++ or JavaScript. */
const braces = (blank: string, of: string, head: string, set = 'board[y][x]'): string => `${head} {
  if (k === 81) return true
  const y = Math.floor(k / 9), x = k % 9
  if (${set} !== ${blank}) return search(board, k + 1)
  for (let n = 1; n <= 9; n++) {
    const d = ${of}
    let fits = true
    for (let i = 0; i < 9; i++) {
      const b = Math.floor(y / 3) * 3 + Math.floor(i / 3), c = Math.floor(x / 3) * 3 + i % 3
      if (board[y][i] === d || board[i][x] === d || board[b][c] === d) fits = false
    }
    if (!fits) continue
    ${set} = d
    if (search(board, k + 1)) return true
    ${set} = ${blank}
  }
  return false
}
`

const READS_ARGUMENT = `import sys
board = [[int(c) for c in line if c.isdigit()] for line in open(sys.argv[1])]
${python('0')}
solve(0)
for row in board: print(*row)
`

const PROGRAMS: Readonly<Record<OwnLanguage, Readonly<Record<string, string>>>> = {
  python: {
    'LeetCode’s method with 0 for a blank': `class Solution:
    def SolveSudoku(self, grid):
        board = grid
${python('0', 'n', '        ')}
        return solve(0)
`,
    'None for a blank': `def solve_sudoku(board):
${python('None', 'n', '    ')}
    solve(0)
    return board
`,
    'digits as characters, "0" for a blank': `def sudoku(board):
${python("'0'", 'str(n)', '    ')}
    solve(0)
    return board
`,
    'a class that is made with the board': `class Sudoku:
    def __init__(self, board):
        self.board = board
    def solve(self):
        board = self.board
${python('0', 'n', '        ')}
        solve(0)
`,
    'a generator of solutions': `def solve_sudoku(board):
${python('0', 'n', '    ')}
    if solve(0):
        yield board
`,
    'a file from the command line': READS_ARGUMENT,
    'packed rows, printed with spaces': `board = [list(map(int, input())) for _ in range(9)]
${python('0')}
solve(0)
for row in board: print(*row)
`,
    'a line with dots, and “end” after the last': `import sys
for line in sys.stdin:
    if line.strip() == 'end':
        break
    board = [[0 if c == '.' else int(c) for c in line[i * 9:i * 9 + 9]] for i in range(9)]
${python('0', 'n', '    ')}
    solve(0)
    print(''.join(str(d) for row in board for d in row))
`,
    'lines until the word “end”, after which it waits': `import sys
lines = []
while True:
    line = sys.stdin.readline().strip()
    if line == 'end':
        break
    if line:
        lines.append(line)
board = [[0 if c == '.' else int(c) for c in lines[0][i * 9:i * 9 + 9]] for i in range(9)]
${python('0')}
solve(0)
print(''.join(str(d) for row in board for d in row))
`,
    'a blank for which only the program looks': `board = [list(input()) for _ in range(9)]
${python("'x'", 'str(n)')}
solve(0)
for row in board: print(''.join(row))
`,
    'a profiler around it': `import cProfile
board = [list(map(int, input().split())) for _ in range(9)]
${python('0')}
cProfile.run('solve(0)')
for row in board: print(*row)
`,
  },
  javascript: {
    'null for a blank': `${braces('null', 'n', 'function search(board, k)')}
function solveSudoku(board) {
  search(board, 0)
  return board
}
`,
    'a class that is made with the board': `${braces('0', 'n', 'function search(board, k)')}
class Sudoku {
  constructor(board) {
    this.board = board
  }
  solve() {
    search(this.board, 0)
    return this.board
  }
}
`,
    'a declaration that is indented by a space': ` ${braces('0', 'n', 'function search(board, k)').trimEnd()}
 export function solve(board) {
  search(board, 0)
  return board
}
`,
  },
  cpp: {
    'a method without its class': `bool search(vector<vector<char>> &board, int k) {
  if (k == 81) return true;
  int y = k / 9, x = k % 9;
  if (board[y][x] != '.') return search(board, k + 1);
  for (char d = '1'; d <= '9'; d++) {
    bool fits = true;
    for (int i = 0; i < 9; i++)
      if (board[y][i] == d || board[i][x] == d || board[y / 3 * 3 + i / 3][x / 3 * 3 + i % 3] == d) fits = false;
    if (!fits) continue;
    board[y][x] = d;
    if (search(board, k + 1)) return true;
    board[y][x] = '.';
  }
  return false;
}
void Solution::solveSudoku(vector<vector<char>> &A) {
  search(A, 0);
}
`,
  },
}

/** Runs a program in an app of its own, because workers end with their test. */
async function runOf(language: OwnLanguage, text: string) {
  const makeOwnWorker = await threadMaker(language)
  const { store } = testApp({ makeOwnWorker })
  const { actions } = store
  actions.loadGrid(gridOfLine(PUZZLES.codewars1))
  actions.own({ kind: 'open', language })
  actions.openPanel('program')
  actions.own({ kind: 'edit', text })
  actions.own({ kind: 'run' })
  const run = () => store.getState().own?.run ?? expect.fail('There is no run')
  await vi.waitFor(() => {
    expect(run().text).toBe(text)
    expect(isVerdictPending(run().verdict)).toBe(false)
  }, WAIT)
  return run()
}

describe.each(['python', 'javascript', 'cpp'] as const)('In %s', (language) => {
  test.each(some(Object.entries(PROGRAMS[language]), 1))(
    '%s is found, and all writes are recorded',
    // Starting Clang takes longer than all others.
    thoroughUnless(language !== 'cpp'),
    async (_, text) => {
      const { verdict, events, hidden, output } = await runOf(language, text)
      expect({ kind: verdict.kind, events, hidden, output }).toMatchObject({
        kind: 'accepted',
        events: 8365,
        hidden: undefined,
      })
    },
  )
})

test('A program that solves the puzzle in its code is told so, and another board is no reason to refuse it', async () => {
  const rows = PUZZLES.boj2580.match(/.{9}/g) ?? []
  const { verdict, hasSolvedOwn, ownPuzzle } = await runOf(
    'javascript',
    `const board = [
${rows.map((row) => `  [${Array.from(row).join(', ')}],`).join('\n')}
]
${braces('0', 'n', 'function search(board, k)')}
search(board, 0)
console.log(board.map((row) => row.join(' ')).join('\\n'))
`,
  )
  expect(verdict.kind).toBe('wrong-answer')
  expect(ownPuzzle).toEqual(gridOfLine(PUZZLES.boj2580))
  expect(hasSolvedOwn).toBe(true)
})

/** Replacements in a JavaScript solver that let it crash. With other forms of input, `undefined` lets it go on. */
const CRASHES: readonly (readonly [where: string, by: string, line: number])[] = [
  ['board[y][x] = n', 'board[y + 9][x] = n', 19],
  ['board[y][i] === n', 'board[y + 9][i] === n', 6],
  ['board[y][x] = n', 'board[y].set(x, n)', 19],
  ['board[y][x] = n', "throw new Error('no')", 19],
]

test.each(some(CRASHES, 1))(
  'A program that crashes by a fault of its own keeps its error: %s → %s',
  async (where, by, line) => {
    const { verdict, events, form } = await runOf('javascript', JAVASCRIPT.replace(where, by))
    expect({ ...verdict, events, form }).toMatchObject({
      kind: 'runtime-error',
      line,
      events: 0,
      form: undefined,
    })
  },
)
