/** The worker reports the values that expressions have at a line of a Python program. */
import { describe, expect, test } from 'vitest'
import { runnableSource } from '../../../src/search/steps/listing.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { LISTINGS } from '../../listings/listings.ts'
import { program, PythonWorker } from '../../support/python.ts'
import { expectAsRecorded, lineWith, orderOf, readOf, rowsOf } from '../worker/readValues.ts'
import { REAL_PROGRAMS } from './programs.ts'

const worker = new PythonWorker()
const listing = LISTINGS.find(({ id, language }) => id === 'tables' && language === 'py')
const TABLES = runnableSource(listing?.source ?? '', 'first')
const SEARCH = program(TABLES, PUZZLES.codewars1)
const line = (text: string) => lineWith(TABLES, text)

/** Runs a program, and returns the rows of values that an expression has at the line with a text. */
async function rowsAt(source: string, text: string, expression: string) {
  const ran = program(source, PUZZLES.codewars1)
  await worker.run(ran)
  return rowsOf(readOf(await worker.values(ran, orderOf(lineWith(source, text), expression))))
}

describe('The values at a line that writes', () => {
  test('are those of the recorded events', async () => {
    const run = await worker.run(SEARCH)
    await expectAsRecorded(worker, SEARCH, run, line('board[y][x] = n'), 'y, x, n')
    await expectAsRecorded(worker, SEARCH, run, line('board[y][x] = 0'), 'y, x, 0')
  })

  test('are those of a range of events, and of the first rows in it', async () => {
    const run = await worker.run(SEARCH)
    const placing = line('board[y][x] = n')
    await expectAsRecorded(worker, SEARCH, run, placing, 'y, x, n', { from: 5000, to: 5100 })
    await expectAsRecorded(worker, SEARCH, run, placing, 'y, x, n', { from: 70, most: 33 })
    const order = orderOf(placing, 'n', { from: 70, most: 33 })
    expect(readOf(await worker.values(SEARCH, order))).toMatchObject({ end: 'full' })
  })

  test('show the board as it was', async () => {
    const { writes } = await worker.run(SEARCH)
    const values = readOf(await worker.values(SEARCH, orderOf(line('board[y][x] = 0'), 'board[y][x]')))
    const shown = values.events.map((event) => {
      const cell = writes[event] >> 4
      const latest = writes.slice(0, event).findLast((write) => write >> 4 === cell) ?? 0
      return latest & 15
    })
    expect(rowsOf(values).map(([, digit]) => digit)).toEqual(shown)
  })
})

// Every third line, because each is read in a run of its own.
test.each(REAL_PROGRAMS)(
  'there are as many as the line has run, in $name',
  async ({ source, line, input }) => {
    const ran = program(source, line ?? PUZZLES.codewars1, input)
    const { events } = await worker.run(ran)
    const counts = (await worker.count(ran, events)) ?? expect.fail('nothing was counted')
    for (const [each, , total] of counts.filter((_, index) => index % 3 === 0)) {
      const { events, end } = readOf(await worker.values(ran, orderOf(each, '1')))
      expect([each, events.length, end]).toEqual([
        each,
        Math.min(total, 10_000),
        total < 10_000 ? 'all' : 'full',
      ])
    }
  },
)

describe('An expression', () => {
  const LOOP = `board = [input() for _ in range(9)]
class Box:
    size = 3
    def __repr__(self):
        raise ValueError
    def __lt__(self, other):
        raise ValueError
def twice(n):
    return 2 * n
def at(n):
    words, numbers, box = 'x' * n, {n}, Box()
    return n
for n in range(3): at(n)
`

  test('has a column for each part between commas, with the value as Python prints it', async () => {
    expect(
      await rowsAt(LOOP, 'return n', 'n, n / 2, words, numbers, [words], (n, True), None, twice(n)'),
    ).toEqual([
      [0, 0, 0, "''", '{0}', "['']", '(0, True)', 'None', 0],
      [0, 1, 0.5, "'x'", '{1}', "['x']", '(1, True)', 'None', 2],
      [0, 2, 1, "'xx'", '{2}', "['xx']", '(2, True)', 'None', 4],
    ])
    expect(await rowsAt(LOOP, 'return n', '(n, n)')).toEqual([
      [0, '(0, 0)'],
      [0, '(1, 1)'],
      [0, '(2, 2)'],
    ])
  })

  test('sees the variables of the call in generators and lambdas, and runs no code of a class to print it', async () => {
    const [, second] = await rowsAt(
      LOOP,
      'return n',
      'sum(n for _ in range(3)), (lambda: n)(), box, box.size, {Box(), Box()}',
    )
    expect(second).toEqual([0, 3, 1, '<Box>', 3, '{<Box>, <Box>}'])
  })

  test('that fails is an error in that row only', async () => {
    expect(await rowsAt(LOOP, 'return n', '6 // n, nowhere, exit()')).toEqual([
      [0, { error: 'ZeroDivisionError: division by zero' }, ...REST],
      [0, 6, ...REST],
      [0, 3, ...REST],
    ])
  })
  const REST = [{ error: "NameError: name 'nowhere' is not defined" }, { error: 'SystemExit' }]

  test('longer than 200 characters is cut', async () => {
    const [, , [, long]] = await rowsAt(LOOP, 'return n', 'words * 150')
    expect(long).toBe(`'${'x'.repeat(198)}…`)
  })

  test('with a syntax error is refused with its place', async () => {
    const read = (expression: string) => worker.values(SEARCH, orderOf(line('dfs(depth + 1)'), expression))
    expect(await read('n +')).toMatchObject({ kind: 'fault' })
    expect(await read('n, 1 2')).toMatchObject({ kind: 'fault', column: 6 })
    expect(await read('')).toMatchObject({ kind: 'fault' })
    expect(await read('n = 3')).toMatchObject({ kind: 'fault' })
    expect(await read('n)+(1')).toMatchObject({ kind: 'fault' })
    expect(await read('n], [1')).toMatchObject({ kind: 'fault' })
  })

  test('that assigns is refused', async () => {
    expect(await worker.values(SEARCH, orderOf(line('dfs(depth + 1)'), 'n, (n := 3)'))).toEqual({
      kind: 'changes',
      column: 5,
      what: 'n := 3',
    })
  })

  test('that writes to the board is reported, since the program differs from then on', async () => {
    expect(await worker.values(SEARCH, orderOf(line('if not'), 'dfs(depth + 1)'))).toEqual({
      kind: 'differs',
    })
  })

  test('that never ends is cut off, with the rows before it', async () => {
    const order = orderOf(line('if not'), 'all(True for _ in iter(int, 1)) if depth > 20 else depth')
    const values = readOf(await worker.values(SEARCH, order, 1000))
    expect(values).toMatchObject({ end: 'cut' })
    expect(values.events.length).toBeGreaterThan(0)
  })
})

describe('A line', () => {
  test('on which nothing runs is answered with the next that does', async () => {
    const source = `${TABLES}# the end\n`
    const ran = program(source, PUZZLES.codewars1)
    const read = (text: string) => worker.values(ran, orderOf(lineWith(source, text), '1'))
    const blank = lineWith(source, 'def print_board') - 1
    expect(await worker.values(ran, orderOf(blank, '1'))).toEqual({ kind: 'no-code', next: blank + 1 })
    expect(await read('# the end')).toEqual({ kind: 'no-code' })
  })

  test('that never ran has no values', async () => {
    const source = `${TABLES}if len(board) == 0:\n    board = 0\n`
    const ran = program(source, PUZZLES.codewars1)
    expect(readOf(await worker.values(ran, orderOf(lineWith(source, 'board = 0'), '1')))).toMatchObject({
      events: [],
      end: 'all',
      upTo: 8365,
    })
  })
})

test('reading changes neither the program nor the interpreter', async () => {
  const before = await worker.run(SEARCH)
  await worker.values(SEARCH, orderOf(line('if not'), 'n, board'))
  expect((await worker.run(SEARCH)).writes).toEqual(before.writes)
  const printing = program('import sys\nprint(sys.monitoring.get_tool(0))', PUZZLES.codewars1)
  expect((await worker.run(printing)).output).toBe('None\n')
})

test('no values are reported for a program that behaves differently when it runs again', async () => {
  const ran = program(TABLES, PUZZLES.codewars2)
  await worker.run(ran)
  const read = await worker.values(
    program(TABLES.replace('range(1, 10)', 'range(9, 0, -1)'), PUZZLES.codewars2),
    {
      ...orderOf(line('if depth =='), 'depth'),
      most: 50_000,
    },
  )
  expect(read).toEqual({ kind: 'differs' })
})
