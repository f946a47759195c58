/** Values of expressions at a line of a JavaScript program. */
import { describe, expect, test } from 'vitest'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { JavaScriptWorker, program } from '../../support/javascript.ts'
import { expectAsRecorded, lineWith, orderOf, readOf, rowsOf } from '../worker/readValues.ts'
import { FITS, PRINT, READ } from './programs.ts'

const worker = new JavaScriptWorker()
const SOURCE = `${READ}${FITS}
function dfs(depth) {
  const y = Math.floor(depth / 9), x = depth % 9
  if (depth === 81) return true
  if (board[y][x] > 0) return dfs(depth + 1)
  for (let n = 1; n <= 9; n++) {
    if (!fits(board, y, x, n)) continue
    board[y][x] = n
    const isDone = dfs(depth + 1)
    if (isDone) return true
    board[y][x] = 0
  }
  return false
}
dfs(0)
${PRINT}`
const SEARCH = program(SOURCE, PUZZLES.codewars1)
const line = (text: string) => lineWith(SOURCE, text)

/** The rows of values at the line of a source that contains `text`, without their events. */
async function rowsAt(source: string, text: string, expression: string) {
  const ran = program(source, PUZZLES.codewars1)
  await worker.run(ran)
  return rowsOf(readOf(await worker.values(ran, orderOf(lineWith(source, text), expression)))).map(
    ([, ...values]) => values,
  )
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
  })

  test('are read in a program whose board is no list', async () => {
    const source = `${READ}const cells = new Map()
board.forEach((row, y) => row.forEach((digit, x) => cells.set(y * 9 + x, digit)))
for (let cell = 0; cell < 81; cell++) {
  if (cells.get(cell) > 0) continue
  cells.set(cell, 5)
}
`
    const ran = program(source, PUZZLES.codewars1)
    const run = await worker.run(ran)
    expect(run.events).toBe(51)
    await expectAsRecorded(
      worker,
      ran,
      run,
      lineWith(source, 'set(cell, 5)'),
      'Math.floor(cell / 9), cell % 9, 5',
    )
  })
})

test('there are as many as calls were made, at the line of a function', async () => {
  const called = `let calls = 0
const twice = (n) => {
  calls++
  return 2 * n
}
for (let k = 0; k < 3; k++) twice(k)
`
  expect(await rowsAt(called, 'const twice', 'typeof n')).toEqual([
    ["'undefined'"],
    ["'number'"],
    ["'number'"],
    ["'number'"],
  ])
  expect(await rowsAt(called, 'return 2', 'calls, n')).toEqual([
    [1, 0],
    [2, 1],
    [3, 2],
  ])
})

test.each([
  ['for', 'for (let k = 0; k < 2; k++) {}', [[0], [1], [2]]],
  ['while', 'let k = 0; while (k < 2) k++', [[{ error: 'ReferenceError: k is not initialized' }]]],
  ['for of', 'for (const k of [7, 8]) {}', [[7], [8]]],
  ['for in', 'for (const k in [7, 8]) {}', [["'0'"], ["'1'"]]],
  ['if', 'var k = 4\nif (k > 3) { /* here */ k = 5; k = 6 }', [[4]]],
  ['a bare body', 'var k = 4\nif (k > 3)\n  k = 5 /* here */\nelse k = 6', [[4]]],
  ['a case', 'var k = 4\nswitch (k) {\n  case 4: k = 5 /* here */\n}', [[4]]],
  ['a strict function', 'function f(k) { "use strict"; return this }\nf(1)', [[1]]],
])('a line with %s shows its values each time that it runs', async (_, source, shown) => {
  const last = source.includes('here') ? 'here' : (source.split('\n')[0] ?? '')
  expect(await rowsAt(source, last, 'k')).toEqual(shown)
})

describe('An expression', () => {
  const LOOP = `class Box { size = 3 }
function at(n) {
  const words = 'x'.repeat(n), numbers = new Set([n]), box = new Box()
  return n
}
for (let n = 0; n < 3; n++) at(n)
`

  test('has a column for each part between commas, with the value as Node prints it', async () => {
    expect(
      await rowsAt(
        LOOP,
        'return n',
        'n, (n / 2), words, numbers, [words, n], null, -0, box.size, Math.max(n, 1)',
      ),
    ).toEqual([
      [0, 0, "''", 'Set(1) { 0 }', "[ '', 0 ]", 'null', '-0', 3],
      [1, 0.5, "'x'", 'Set(1) { 1 }', "[ 'x', 1 ]", 'null', '-0', 3],
      [2, 1, "'xx'", 'Set(1) { 2 }', "[ 'xx', 2 ]", 'null', '-0', 3],
    ])
  })

  test('that fails is an error in that row only', async () => {
    const [first, second] = await rowsAt(LOOP, 'return n', 'n, words[1].length, nowhere')
    expect(second).toEqual([
      1,
      { error: expect.stringContaining('TypeError') },
      { error: expect.stringContaining('nowhere') },
    ])
    expect(first).toHaveLength(3)
  })

  test('longer than 200 characters is cut', async () => {
    const [, , [long]] = await rowsAt(LOOP, 'return n', 'words.repeat(150)')
    expect(long).toBe(`'${'x'.repeat(198)}…`)
  })

  test.each([
    ['n +', 4],
    ['n, 1 2', 6],
    ['', 1],
    ['n) + (1', 2],
    ['n], [1', 2],
    ['...board', undefined],
    ['n, , 2', undefined],
    ['n // 2', 3],
  ])('with a syntax error is refused with its place: %s', async (expression, column) => {
    const answer = await worker.values(SEARCH, orderOf(line('board[y][x] = n'), expression))
    expect(answer).toMatchObject({ kind: 'fault', ...(column !== undefined && { column }) })
  })

  test.each([
    ['n, depth = 3', 4, 'depth = 3'],
    ['n++', 1, 'n++'],
    ['[1, delete board[0]]', 5, 'delete board[0]'],
  ])('that changes something is refused: %s', async (expression, column, what) => {
    expect(await worker.values(SEARCH, orderOf(line('board[y][x] = n'), expression))).toEqual({
      kind: 'changes',
      column,
      what,
    })
  })

  test('that writes to the board is reported, since the program differs from then on', async () => {
    expect(await worker.values(SEARCH, orderOf(line('if (!fits'), 'dfs(depth + 1)'))).toEqual({
      kind: 'differs',
    })
  })

  test('that never ends is cut off, with the rows before it', async () => {
    const order = orderOf(line('if (!fits'), '(() => { while (depth > 20); return depth })()')
    const values = readOf(await worker.values(SEARCH, order, 1000))
    expect(values).toMatchObject({ end: 'cut' })
    expect(values.events.length).toBeGreaterThan(0)
  })
})

test('a line on which nothing runs is answered with the next that does, and one that never ran has no values', async () => {
  const source = `${SOURCE}if (board.length === 0) {\n  // never\n  board.push(0)\n}\n`
  const ran = program(source, PUZZLES.codewars1)
  const never = lineWith(source, '// never')
  expect(await worker.values(ran, orderOf(never, '1'))).toEqual({ kind: 'no-code', next: never + 1 })
  expect(await worker.values(ran, orderOf(never + 2, '1'))).toEqual({ kind: 'no-code' })
  expect(readOf(await worker.values(ran, orderOf(never + 1, '1')))).toMatchObject({
    events: [],
    end: 'all',
    upTo: 8365,
  })
})

test('TypeScript is read as well', async () => {
  expect(
    await rowsAt('function twice(n: number): number {\n  return 2 * n\n}\ntwice(4)\n', 'return', 'n'),
  ).toEqual([[4]])
})
