/** What the values at the line of an error tell of its cause. */
import { expect, test } from 'vitest'
import { type CrashPlace, crashExpressions, crashReason } from '../../../src/runner/diagnosis/crashValues.ts'
import { type LineValue, type LineValues, MOST_ROWS } from '../../../src/runner/run/lineValues.ts'
import { CppWorker } from '../../support/cpp.ts'
import { JavaScriptWorker } from '../../support/javascript.ts'
import { program } from '../../support/ownTestWorker.ts'
import { PythonWorker } from '../../support/python.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'

function place(
  language: CrashPlace['language'],
  source: string,
  line: number,
  message: string,
  error = '',
): CrashPlace {
  return { language, source, line, error, message }
}

/** Returns values of one time that the line ran. */
function values(...pool: readonly LineValue[]): LineValues {
  const columns = pool.map(String)
  return { columns, events: [0], cells: [...pool.keys()], pool, end: 'all', upTo: 0 }
}

const OUT_OF_RANGE = 'list index out of range'

test('An index that is too large is named, with the length of its list', () => {
  const here = place('python', 'if grid[y0 + i][x] == n:', 1, OUT_OF_RANGE)
  expect(crashExpressions(here)).toBe('y0 + i, len(grid), x, len(grid[y0 + i])')
  expect(crashReason(here, values(9, 9, 2, { error: 'IndexError' }))?.en).toBe(
    'y0 + i is 9, but grid has 9 elements (0 to 8)',
  )
  expect(crashReason(here, values(3, 9, -10, 9))?.ko).toBe(
    'x의 값은 -10인데 grid[y0 + i]의 원소는 9개입니다(0부터 8까지)',
  )
})

test('An index that fits, also from the end, is not blamed', () => {
  const here = place('python', 'row = grid[y]', 1, OUT_OF_RANGE)
  expect(crashReason(here, values(-9, 9))).toBeUndefined()
  expect(crashReason(place('javascript', 'row = grid[y]', 1, 'undefined'), values(-1, 9))?.en).toContain(
    'y is -1',
  )
})

test('What calls a function is not evaluated again', () => {
  expect(
    crashExpressions(place('python', 'cell = blanks(board)[next(k)][0]', 1, OUT_OF_RANGE)),
  ).toBeUndefined()
})

const FOUND = `def find(board):
    for k in range(81):
        if board[k] == 0:
            return k, 1

def solve(board):
    place = find(board)
    row = place[0]
    row, col = find(board)
`
const NONE = "'NoneType' object is not subscriptable"

test('A value that is None is named, with the line that wrote it and the call that gave it back', () => {
  const here = place('python', FOUND, 8, NONE)
  expect(crashExpressions(here)).toBe('type(place).__name__, type(row).__name__')
  expect(crashReason(here, values("'NoneType'", { error: 'NameError' }))?.en).toBe(
    'place is None: line 7 wrote what find(…) gave back, so that one of its paths ends without a return',
  )
  expect(crashReason(here, values("'tuple'", "'int'"))).toBeUndefined()
})

test('None that is unpacked at once is that of the call', () => {
  const here = place('python', FOUND, 9, 'cannot unpack non-iterable NoneType object')
  expect(crashReason(here, values("'int'", "'int'", "'list'"))?.en).toBe(
    'find(…) gave back None: one of its paths ends without a return',
  )
})

test('Of a variable that several lines write, no line is named', () => {
  const source = 'a = None\nb = 2\nif b:\n    a = None\nprint(a[0])'
  expect(crashReason(place('python', source, 5, NONE), values("'NoneType'"))?.en).toBe('a is None')
})

test('An index of C++ is named with the length that its type tells, of .at and of nested arrays', () => {
  const here = place(
    'cpp',
    'if (board.at(r).at(c) == n) return false;',
    1,
    'std::out_of_range: vector',
    'exception',
  )
  expect(crashExpressions(here)).toBe(
    'r, backdoku_values::length(board), c, backdoku_values::fits(r, backdoku_values::length(board)) ? backdoku_values::length(board[r]) : -1',
  )
  expect(crashReason(here, values(9, 9, 0, -1))?.en).toBe('r is 9, but board has 9 elements (0 to 8)')
  expect(crashReason(here, values(8, 9, 9, 9))?.en).toBe('c is 9, but board[r] has 9 elements (0 to 8)')
  expect(crashReason(here, values(8, -1, 8, -1))).toBeUndefined()
})

test('What its line writes before it fails is not read in C++', () => {
  const line = 'for (k = 0; k <= 9; k++) if (a.at(k) == n || a.at(j++) == n || p->b[i] == n) return false;'
  expect(crashExpressions(place('cpp', line, 1, '', 'exception'))).toBe('i, backdoku_values::length(p->b)')
})

test('A divisor that is 0, and a pointer that is null, are named', () => {
  const division = place('cpp', 'int row = cell / n + (cell % (n - 1));', 1, '', 'division-by-zero')
  expect(crashExpressions(division)).toBe('n, (n - 1)')
  expect(crashReason(division, values(1, 0))?.en).toBe('(n - 1) is 0')
  expect(crashReason(division, values(2, 1))).toBeUndefined()
  const pointer = place('cpp', 'if (node->next->value == *p) return n * q;', 1, '', 'null-pointer')
  expect(crashExpressions(pointer)).toBe('node, p')
  expect(crashReason(pointer, values('<pointer>', 'nullptr'))?.ko).toBe('p의 값은 nullptr입니다')
  const inPython = place(
    'python',
    'x = total // count',
    1,
    'integer division or modulo by zero',
    'ZeroDivisionError',
  )
  expect(crashReason(inPython, values(0))?.en).toBe('count is 0')
})

/** Programs that fail in line 2, what is said of it, and how they are run. */
const FAILING = [
  [
    'python',
    () => new PythonWorker(),
    'a = [[0] * 9 for _ in range(9)]; k = 9\nprint(a[k][0])',
    'k is 9, but a has 9',
  ],
  [
    'javascript',
    () => new JavaScriptWorker(),
    'const a = [[1], [2]]; let k = 9\nconsole.log(a[k][0])',
    'k is 9, but a has 2',
  ],
  [
    'cpp',
    () => new CppWorker(),
    '#include <vector>\nint main() { std::vector<int> a(9); int k = 9; if (k)\nreturn a.at(k); }',
    'k is 9, but a has 9',
  ],
  [
    'cpp',
    () => new CppWorker(),
    'int a[9][9]; int f(int b[9][9], int k) {\nreturn 8 / b[k][0]; }\nint main() { return f(a, 8); }',
    'b[k][0] is 0',
  ],
] as const

test.for(FAILING)(
  '%s: the values are read from the program',
  { tags: ['thorough'] },
  async ([language, worker, source, said]) => {
    const asked = worker()
    const ran = program(source, PUZZLES.codewars1)
    const { outcome } = await asked.run(ran)
    if (outcome.kind !== 'runtime-error' || outcome.line === undefined) return expect.fail(outcome.kind)
    const here = place(language, source, outcome.line, outcome.message, outcome.error)
    const expression = crashExpressions(here) ?? expect.fail('Nothing to read')
    const answer = await asked.values(ran, {
      line: outcome.line,
      expression,
      from: 0,
      to: 1000,
      most: MOST_ROWS,
    })
    if (answer.kind !== 'read') return expect.fail(answer.kind)
    expect(answer.end).toBe('all')
    expect(crashReason(here, answer)?.en).toContain(said)
  },
)
