/** The lines around an event of a JavaScript program, reported by running the program again until past that event. */
import { describe, expect, test } from 'vitest'
import type { Inspection, OwnProgram } from '../../../src/runner/questions.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { JavaScriptWorker, program } from '../../support/javascript.ts'
import { CALLED_PROGRAMS } from './calledPrograms.ts'
import { FITS, PRINT, READ, REAL_PROGRAMS } from './programs.ts'
import { some } from '../../thorough.ts'

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
const TEXT = ['', ...SOURCE.split('\n')]
const SEARCH = program(SOURCE, PUZZLES.codewars1)

/** Returns the lines, with the variables of the innermost call after each. */
function linesWithVariables({ lines, calls }: Inspection) {
  return lines.map(({ before, after, line, stack }) => ({
    before,
    after,
    text: TEXT[line]?.trim(),
    depth: stack.length,
    variables: variablesOf(calls[stack.at(-1) ?? 0]),
  }))
}

function variablesOf({ variables }: Inspection['calls'][number]): Record<string, unknown> {
  return Object.fromEntries(variables.map(({ name, value }) => [name, value]))
}

async function inspect(ownProgram: OwnProgram, event: number, lines = 2000): Promise<Inspection> {
  return worker.inspect(ownProgram, event, lines)
}

describe('An inspection', () => {
  test('of the beginning reports every line from the first', async () => {
    const inspection = await inspect(SEARCH, 0)
    expect(inspection.from).toBe(0)
    expect(linesWithVariables(inspection)[0].text).toMatch(/^const board = /)
    expect(linesWithVariables(inspection).filter(({ text }) => text === 'dfs(0)')).toHaveLength(1)
    expect(inspection.differs).toBe(false)
  })

  test('reports the line that made an event, and those up to the next', async () => {
    const inspection = await inspect(SEARCH, 1000)
    expect(inspection.from).toBeLessThanOrEqual(1000)
    expect(inspection.to).toBeGreaterThanOrEqual(1000)
    const lines = linesWithVariables(inspection)
    const arrival = lines.find(({ before, after }) => before < 1000 && after >= 1000)
    expect(arrival?.text).toMatch(/^board\[y\]\[x\] = [n0]$/)
    const between = lines.filter(({ before }) => before === 1000)
    expect(between.at(-1)).toMatchObject({ before: 1000, after: 1001 })
    expect(between.slice(0, -1).every(({ after }) => after === 1000)).toBe(true)
  })

  test('covers each event between its first and its last, one line for each', async () => {
    const { from, to, lines } = await inspect(SEARCH, 4321)
    for (let event = Math.max(1, from); event <= to; event++) {
      expect(lines.filter(({ before, after }) => before < event && event <= after)).toHaveLength(1)
    }
    expect(to - from).toBeGreaterThan(10)
  })

  test('has the values of variables right after the line', async () => {
    const run = await worker.run(SEARCH)
    for (const { before, after, text, variables } of linesWithVariables(await inspect(SEARCH, 1000))) {
      if (after === before) continue
      const write = run.writes[before]
      expect(variables).toMatchObject({ y: Math.floor((write >> 4) / 9), x: (write >> 4) % 9 })
      if (text === 'board[y][x] = n') expect(variables['n']).toBe(write & 15)
    }
  })

  test('has the calls in progress, each at its line, with the board in the first', async () => {
    const run = await worker.run(SEARCH)
    const { lines, calls } = await inspect(SEARCH, 1000)
    const stack = (lines.find(({ after }) => after === 1000)?.stack ?? []).map((index) => calls[index])
    expect(stack[0]).toMatchObject({ name: '(program)', line: TEXT.indexOf('dfs(0)') })
    expect(stack.slice(1).every(({ name }) => name === 'dfs')).toBe(true)
    expect(stack.slice(1).map((call) => variablesOf(call)['depth'])).toEqual(
      stack.slice(1).map((_, depth) => depth),
    )
    // Calls that wait in the loop have placed their digit.
    const waiting = stack.slice(1, -1).filter(({ line }) => TEXT[line].includes('isDone'))
    expect(waiting.length).toBeGreaterThan(1)
    const cells = [...SEARCH.givens]
    for (const write of run.writes.slice(0, 1000)) cells[write >> 4] = write & 15
    for (const call of waiting) {
      const { y, x, n } = variablesOf(call)
      expect(cells[Number(y) * 9 + Number(x)]).toBe(n)
    }
    expect([variablesOf(stack[0])['board']].flat(2)).toEqual(cells)
    expect(variablesOf(stack[0])).not.toHaveProperty('dfs')
  })

  test('reports where a call begins, returns, and what its line does after it', async () => {
    const source = `${READ}function one(n) {
  return n + 1
}
board[0][2] = one(3)
const done = true
`
    const { lines, calls } = await inspect(program(source, PUZZLES.codewars1), 1)
    // Line 5 up to the call, the call's lines 2 and 3, then the rest of line 5.
    expect(lines.map(({ before, after, line, stack }) => [line, before, after, stack.length])).toEqual([
      [1, 0, 0, 1],
      [5, 0, 0, 1],
      [2, 0, 0, 2],
      [3, 0, 0, 2],
      [5, 0, 1, 1],
      [6, 1, 1, 1],
    ])
    expect(calls[lines.at(-1)?.stack[0] ?? 0].variables.at(-1)).toEqual({ name: 'done', value: true })
  })

  test('has no call in progress that waits for the values of its loop', async () => {
    const source = `${READ}function one(n) {
  return n + 1
}
async function all() {
  for await (const n of [1, 2]) board[0][2] = one(n)
}
all()
board[0][2] = one(3)
`
    const { lines, calls } = await inspect(program(source, PUZZLES.codewars1), 3)
    const within = lines
      .filter(({ line }) => line === 3)
      .map(({ stack }) => stack.map((call) => calls[call].name))
    expect(within).toEqual([
      ['(program)', 'one'],
      ['(program)', 'all', 'one'],
      ['(program)', 'all', 'one'],
    ])
  })

  test('writes values in a displayable form', async () => {
    const source = `class Node2 { toString() { throw 1 } }
class Grid {
  constructor(board) {
    this.board = board
    this.blanks = new Set([3, 1, 2])
  }
  fill() {
    const [nothing, none, text, half] = [null, undefined, 'x'.repeat(99), 0.5]
    const nodes = new Set([new Node2(), Object.create(null)])
    const [table, map, node, big] = [{ 1: [2] }, new Map([[1, 'a']]), new Node2(), 10n ** 30n]
    this.board[0][2] = 4
    return node
  }
}
new Grid(require('fs').readFileSync(0, 'utf8').trim().split('\\n').map((line) => line.split(' ').map(Number))).fill()
`
    const { lines, calls } = await inspect(program(source, PUZZLES.codewars1), 1)
    const line = lines.find(({ after }) => after === 1)
    const values = variablesOf(calls[line?.stack.at(-1) ?? 0])
    expect(values).toMatchObject({
      'this.blanks': { set: [1, 2, 3] },
      nothing: { text: 'null' },
      none: { text: 'undefined' },
      text: `${'x'.repeat(79)}…`,
      half: 0.5,
      table: { text: "{ '1': [ 2 ] }" },
      map: { text: "Map(1) { 1 => 'a' }" },
      node: { text: 'Node2 {}' },
      nodes: { set: [{ text: 'Node2 {}' }, { text: '[Object: null prototype] {}' }] },
      big: { text: `1${'0'.repeat(30)}n` },
    })
    expect(values['this.board']).toHaveLength(9)
  })

  test('of the end has the last lines', async () => {
    const run = await worker.run(SEARCH)
    const { to, lines, differs } = await inspect(SEARCH, run.events)
    expect({ to, differs }).toEqual({ to: run.events, differs: false })
    expect(TEXT[lines.at(-1)?.line ?? 0]).toBe(PRINT.trim())
  })

  test('of a program that does not get that far reports a difference', async () => {
    expect((await inspect(SEARCH, 1_000_000)).differs).toBe(true)
  })

  test('ends a program that catches everything', async () => {
    const source = `${READ}while (true) {
  try {
    board[0][2] = 1
    board[0][2] = 0
  } catch {} finally { continue }
}
`
    const { lines } = await inspect(program(source, PUZZLES.codewars1), 5, 50)
    expect(lines.length).toBeGreaterThanOrEqual(50)
  })

  // Excludes programs in which one line or call makes several events: an inspection may start after the requested
  // event.
  const recorded = [...REAL_PROGRAMS, ...CALLED_PROGRAMS].filter(
    ({ name, writes }) => writes === undefined && name !== 'targets of loops',
  )

  test.each(some(recorded, 2))('of $name is of the same run', async ({ source, input }) => {
    const own = program(source, PUZZLES.codewars1, input)
    const { writes } = await worker.run(own, { events: 600 })
    const { from, to, lines, differs } = await inspect(own, 500, 300)
    expect(differs).toBe(false)
    expect(from).toBeLessThanOrEqual(500)
    expect(to).toBeGreaterThanOrEqual(500)
    expect(lines.some(({ before, after }) => before < 500 && after >= 500)).toBe(true)
    expect(writes.length).toBeGreaterThan(500)
  })

  test.each(
    some(['while (true) {}\n', 'while (true) console.log("x")\n', 'function f() { for (;;); } f()\n'], 1),
  )('of an endless program is ended, and reports the line it is in: %s', async (source) => {
    const { from, to, lines, differs } = await worker.inspect(program(source, PUZZLES.codewars1), 0, 200, 0)
    expect({ from, to, differs }).toEqual({ from: 0, to: 0, differs: false })
    expect(new Set(lines.map(({ line }) => line))).toEqual(new Set([1]))
  })

  test('of an event that an endless program does not reach in time reports a difference', async () => {
    const ownProgram = program('while (true) {}\n', PUZZLES.codewars1)
    expect((await worker.inspect(ownProgram, 5, 200, 50)).differs).toBe(true)
  })
})
