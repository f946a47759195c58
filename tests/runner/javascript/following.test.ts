/** The writes of a variable of a JavaScript program, and what its calls return. */
import { expect, test } from 'vitest'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { JavaScriptWorker, program } from '../../support/javascript.ts'
import { cases } from '../../thorough.ts'
import { lineWith } from '../worker/readValues.ts'
import { expectExactWrites, storyOf } from '../worker/variableStories.ts'
import { FITS, READ } from './programs.ts'

const worker = new JavaScriptWorker()

/** Stops after twelve placements, so that all lines of a run can be compared. */
const SHORT = `${READ}${FITS}
let left = 12
const used = new Map()
class Search {
  tried = 0
  go(depth, board) {
    const y = Math.floor(depth / 9), x = depth % 9
    if (left <= 0) return true
    if (board[y][x] > 0) return this.go(depth + 1, board)
    for (let n = 1; n <= 9; n++) {
      if (!fits(board, y, x, n)) continue
      this.tried++
      left--
      used.set(n, (used.get(n) ?? 0) + 1)
      board[y][x] = n
      const isDone = this.go(depth + 1, board)
      if (isDone) return true
      board[y][x] = 0
    }
    return false
  }
}
const search = new Search()
search.go(0, board)
`

test('the writes of a variable are exactly the changes of its value from line to line', async () => {
  await expectExactWrites(worker, program(SHORT, PUZZLES.codewars1), cases(30))
})

const IN_A_MAP = `
const grid = new Map()
require('fs').readFileSync(0, 'utf8').trim().split('\\n').forEach((line, y) => line.split(' ').forEach((v, x) => grid.set(y * 9 + x, Number(v))))
let left = 12
function fits(at, n) {
  for (let k = 0; k < 9; k++) if (grid.get(at - at % 9 + k) === n || grid.get(at % 9 + 9 * k) === n) return false
  return true
}
function go(at) {
  if (left <= 0 || at === 81) return true
  if (grid.get(at)) return go(at + 1)
  for (let n = 1; n <= 9; n++) {
    if (!fits(at, n)) continue
    grid.set(at, n)
    left--
    if (go(at + 1)) return true
    grid.set(at, 0)
  }
  return false
}
go(0)
`

test('the writes are exactly those in a program whose board is a map', { tags: ['thorough'] }, async () => {
  await expectExactWrites(worker, program(IN_A_MAP, PUZZLES.codewars1), 20)
})

test('the variable of a `for` loop is written by the loop’s line', { tags: ['thorough'] }, async () => {
  const ran = program(SHORT, PUZZLES.codewars1)
  const { writes } = await worker.run(ran)
  const loop = lineWith(SHORT, 'for (let n = 1')
  const known = await worker.inspect(ran, 1, 1000)
  const index = known.lines.findIndex(
    ({ before, after, line }) => before === 1 && after === 1 && line === loop,
  )
  const depth = known.lines[index].stack.length - 1
  const order = { name: 'n', depth, at: { event: 2, step: 0 }, from: 0, to: writes.length }
  const story = storyOf(await worker.follow(ran, order))
  expect(story.writes.length).toBeGreaterThan(1)
  expect(new Set(story.writes.map(({ line }) => line))).toEqual(new Set([loop]))
})

const RETURNING = `${READ}
function returns(kind) {
  if (kind === 0) return 7
  if (kind === 1) return ('a', 'text')
  if (kind === 2) return [1, 2, 3]
  if (kind === 3) return
    kind
  try {
    return 'first'
  } finally {
    if (kind === 5) return 'second'
  }
}
function raises() {
  try {
    return 1
  } finally {
    throw new Error('no')
  }
}
function* generates() {
  yield 5
  return 6
}
async function waits() {
  return 1
}
const arrow = (n) => {
  return n * 2
}
function main() {
  for (let kind = 0; kind < 6; kind++) {
    returns(kind)
    board[0][1] = kind + 1
  }
  try {
    raises()
  } catch {
    board[0][1] = 0
  }
  for (const n of generates()) board[0][2] = n
  const twice = arrow(5)
  waits()
  board[0][1] = twice - 1
}
main()
`

test('a call gives back what the engine returns, an exception, a generator and a promise nothing', async () => {
  const ran = program(RETURNING, PUZZLES.codewars1)
  await worker.run(ran)
  const { lines } = await worker.inspect(ran, 0, 10_000)
  const returned = (name: string) =>
    lines.flatMap((line) => (line.returned?.name === name ? [line.returned.value] : []))
  expect(returned('returns')).toEqual([7, 'text', [1, 2, 3], 'second'])
  expect(returned('raises')).toEqual([])
  expect(returned('generates')).toEqual([])
  expect(returned('waits')).toEqual([])
  expect(returned('arrow')).toEqual([10])
})
