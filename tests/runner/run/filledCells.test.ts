/** The cells that the calls of a user's program have filled, and the arguments of the calls. */
import { expect, test } from 'vitest'
import { recordedProgram } from '../../../src/search/debugging/recordedProgram.ts'
import type { KnownCall, KnownLine, KnownLines } from '../../../src/runner/run/knownLines.ts'
import { ownProgram } from '../../../src/runner/run/ownProgram.ts'
import type { Step } from '../../../src/search/steps/step.ts'
import { RecordedTrace } from '../../../src/search/trace/recordedTrace.ts'
import { replay } from '../../../src/search/trace/replay.ts'
import { cellNotation } from '../../../src/sudoku/units.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'

const GIVENS = givensOfLine(PUZZLES.codewars1)

const TEXT = `def place(y, x, n):
    board[y][x] = n

def solve(board, k):
    y, x = blanks[k]
    for n in range(1, 10):
        board[y][x] = n
        solve(board, k + 1)
        board[y][x] = 0

solve(board, 0)`

/** The blanks of the puzzle that the program fills first: r1c3, r1c4 and r1c6. */
const COLUMNS = [2, 3, 5]

const solve = (k: number, line: number): KnownCall => ({
  name: 'solve',
  line,
  variables: [
    { name: 'board', value: [[5, 3]] },
    { name: 'k', value: k },
    ...(line > 5
      ? [
          { name: 'y', value: 0 },
          { name: 'x', value: COLUMNS[k] },
        ]
      : []),
  ],
})

interface Ran {
  readonly before: number
  readonly after: number
  readonly calls: readonly KnownCall[]
}

/** Returns lines of which each ran in the last of its calls, below the program itself. */
function knownLines(ran: readonly Ran[]): KnownLines {
  const calls: KnownCall[] = [{ name: '<module>', line: 11, variables: [] }]
  const lines = ran.map(({ before, after, calls: within }): KnownLine => {
    const stack = [0, ...within.map((call) => calls.push(call) - 1)]
    return { before, after, line: within.at(-1)?.line ?? 11, stack, omitted: 0, returned: undefined }
  })
  return { from: 0, to: 9, calls, lines }
}

/** Returns the steps at an event: that of the event, and those up to the next. */
function stepsAt(event: number, writes: readonly [cell: number, digit: number][], ran: readonly Ran[]) {
  const trace = new RecordedTrace(GIVENS, false)
  for (const [cell, digit] of writes) trace.write(cell, digit, 7)
  trace.end()
  const recorded = recordedProgram({ givens: GIVENS, text: TEXT, language: 'py' }, (number) =>
    trace.chunk(number),
  )
  const known = knownLines(ran)
  const model = ownProgram(recorded, () => known, { text: TEXT, language: 'python' })
  const { arrival, steps } = model.segment(replay(GIVENS, trace.chunk(0), event))
  return [arrival, ...steps]
}

/** Formats calls: `solve(k=1) r1c4=2`, with an exclamation mark if the digit has been taken back. */
const callNotation = (step: Step | undefined) =>
  step?.frames.slice(1).map((frame) => {
    if (frame.kind !== 'program') return '?'
    const { name, parameters, filled } = frame
    const told = parameters.map((each) =>
      each.name === 'board' ? 'board' : `${each.name}=${JSON.stringify(each.value)}`,
    )
    const cell = filled && ` ${cellNotation(filled.cell)}=${filled.digit}${filled.isTakenBack ? '!' : ''}`
    return `${name}(${told.join(', ')})${cell ?? ''}`
  })

const PLACED: readonly [number, number][] = [
  [2, 1],
  [3, 2],
]
const FIRST: Ran = { before: 0, after: 1, calls: [solve(0, 7)] }
const SECOND: Ran = { before: 1, after: 2, calls: [solve(0, 8), solve(1, 7)] }

test('A call has the cell of its write, and its callers have those of theirs', () => {
  const [arrival] = stepsAt(2, PLACED, [FIRST, SECOND])
  expect(callNotation(arrival)).toEqual(['solve(board, k=0) r1c3=1', 'solve(board, k=1) r1c4=2'])
})

test('A digit that has just been taken back is named so', () => {
  const undone: Ran = { before: 2, after: 3, calls: [solve(0, 8), solve(1, 9)] }
  const [arrival] = stepsAt(3, [...PLACED, [3, 0]], [FIRST, SECOND, undone])
  expect(callNotation(arrival)).toEqual(['solve(board, k=0) r1c3=1', 'solve(board, k=1) r1c4=2!'])
})

test('A new call has filled nothing, even where an earlier one of its depth left a digit', () => {
  const writes: readonly [number, number][] = [...PLACED, [5, 4]]
  const third: Ran = { before: 2, after: 3, calls: [solve(0, 8), solve(1, 8), solve(2, 7)] }
  const back: Ran = { before: 3, after: 3, calls: [solve(0, 8), solve(1, 6)] }
  const anew: Ran = { before: 3, after: 3, calls: [solve(0, 8), solve(1, 8), solve(2, 6)] }
  const steps = stepsAt(3, writes, [FIRST, SECOND, third, back, anew])
  expect(steps.slice(0, 3).map((step) => callNotation(step)?.at(-1))).toEqual([
    'solve(board, k=2) r1c6=4',
    'solve(board, k=1) r1c4=2',
    'solve(board, k=2)',
  ])
})

test('A caller that waits before its write has filled nothing', () => {
  const skips: Ran = { before: 1, after: 2, calls: [solve(0, 6), solve(1, 7)] }
  const [arrival] = stepsAt(2, PLACED, [FIRST, skips])
  expect(callNotation(arrival)).toEqual(['solve(board, k=0)', 'solve(board, k=1) r1c4=2'])
})

test('Where a function of its own writes, only its call is known to have filled the cell', () => {
  const place: KnownCall = {
    name: 'place',
    line: 2,
    variables: [
      { name: 'y', value: 0 },
      { name: 'x', value: 2 },
      { name: 'n', value: 1 },
    ],
  }
  const [arrival] = stepsAt(1, [[2, 1]], [{ before: 0, after: 1, calls: [solve(0, 7), place] }])
  expect(callNotation(arrival)).toEqual(['solve(board, k=0)', 'place(y=0, x=2, n=1) r1c3=1'])
})

test('An expression that does not give the cell of the event is not trusted', () => {
  const [arrival] = stepsAt(
    2,
    [
      [2, 1],
      [80, 2],
    ],
    [FIRST, SECOND],
  )
  expect(callNotation(arrival)).toEqual(['solve(board, k=0)', 'solve(board, k=1) r9c9=2'])
})
