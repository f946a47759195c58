/** The lines around an event of a Python program, reported by running the program again until past that event. */
import { describe, expect, test } from 'vitest'
import { runnableSource } from '../../../src/search/steps/listing.ts'
import type { Inspection, OwnProgram } from '../../../src/runner/questions.ts'
import { LISTINGS } from '../../listings/listings.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { program, PythonWorker } from '../../support/python.ts'
import { some } from '../../thorough.ts'

const worker = new PythonWorker()
const listing = LISTINGS.find(({ id, language }) => id === 'tables' && language === 'py')
const TABLES = runnableSource(listing?.source ?? '', 'first')
const TEXT = ['', ...TABLES.split('\n')]
const SEARCH = program(TABLES, PUZZLES.codewars1)

/** Returns the lines that ran, each with the values of the innermost call's variables after it. */
function linesWithVariables({ lines, calls }: Inspection) {
  return lines.map(({ before, after, line, stack }) => ({
    before,
    after,
    text: TEXT[line]?.trim(),
    depth: stack.length,
    variables: Object.fromEntries(
      calls[stack.at(-1) ?? 0].variables.map(({ name, value }) => [name, value] as const),
    ),
  }))
}

async function inspect(ownProgram: OwnProgram, event: number, lines = 2000): Promise<Inspection> {
  return worker.inspect(ownProgram, event, lines)
}

describe('An inspection', () => {
  test('of the beginning reports every line from the first', async () => {
    const inspection = await inspect(SEARCH, 0)
    const lines = linesWithVariables(inspection)
    expect(inspection.from).toBe(0)
    expect(lines[0].text).toBe('board = [list(map(int, input().split())) for _ in range(9)]')
    expect(lines.filter(({ text }) => text === 'row_used = [[False] * 10 for _ in range(9)]')).toHaveLength(1)
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
    expect(to - from).toBeGreaterThan(50)
  })

  test('has the values of variables right after the line', async () => {
    const run = await worker.run(SEARCH)
    const lines = linesWithVariables(await inspect(SEARCH, 1000))
    for (const { before, after, text, variables } of lines) {
      if (after === before || before < 900) continue
      const write = run.writes[before]
      expect(variables['y']).toBe(Math.floor((write >> 4) / 9))
      expect(variables['x']).toBe((write >> 4) % 9)
      if (text === 'board[y][x] = n') expect(variables['n']).toBe(write & 15)
    }
  })

  test('has the calls in progress, each at its line, with the board in the first', async () => {
    const run = await worker.run(SEARCH)
    const { lines, calls } = await inspect(SEARCH, 1000)
    const line = lines.find(({ after }) => after === 1000)
    const stack = (line?.stack ?? []).map((index) => calls[index])
    expect(stack[0].name).toBe('<module>')
    expect(stack[0].line).toBe(TEXT.lastIndexOf('dfs(0)'))
    expect(stack.slice(1).every(({ name }) => name === 'dfs')).toBe(true)
    expect(
      stack.slice(1).map(({ variables }) => variables.find(({ name }) => name === 'depth')?.value),
    ).toEqual(stack.slice(1).map((_, depth) => depth))
    const cells = [...SEARCH.givens]
    for (const write of run.writes.slice(0, 1000)) cells[write >> 4] = write & 15
    const board = stack[0].variables.find(({ name }) => name === 'board')?.value
    expect([board].flat(2)).toEqual(cells)
    expect(stack[0].variables.map(({ name }) => name)).not.toContain('dfs')
  })

  test('reports where a call begins, returns, and what its line does after it', async () => {
    const source = `board = [list(map(int, input().split())) for _ in range(9)]
def one(n):
    return n + 1
board[0][2] = one(3)
done = True
`
    const { lines, calls } = await inspect(program(source, PUZZLES.codewars1), 1)
    const ran = lines.map(({ before, after, line, stack }) => [line, before, after, stack.length])
    // Line 2 defines the function. Line 4 runs up to the call, then lines 2 and 3 in the call, then the rest of line 4.
    expect(ran).toEqual([
      ...ran.filter(([line]) => line === 1),
      [2, 0, 0, 1],
      [4, 0, 0, 1],
      [2, 0, 0, 2],
      [3, 0, 0, 2],
      [4, 0, 1, 1],
      [5, 1, 1, 1],
    ])
    expect(calls[lines.at(-1)?.stack[0] ?? 0].variables.at(-1)).toEqual({ name: 'done', value: true })
  })

  test('writes values in a displayable form', async () => {
    const source = `import math
from collections import deque
class Node:
    pass
class Grid:
    def __init__(self, board):
        self.board = board
        self.blanks = {3, 1, 2}
    def fill(self):
        nothing, pair, text, half = None, (1, 'a'), 'x' * 99, 0.5
        table, line, node = {1: [2]}, deque([1]), Node()
        big = 10 ** 30
        self.board[0][2] = 4
        return
Grid([list(map(int, input().split())) for _ in range(9)]).fill()
`
    const { lines, calls } = await inspect(program(source, PUZZLES.codewars1), 1)
    const line = lines.find(({ after }) => after === 1)
    const { variables } = calls[line?.stack.at(-1) ?? 0]
    const values = Object.fromEntries(variables.map(({ name, value }) => [name, value]))
    expect(values).toMatchObject({
      'self.blanks': { set: [1, 2, 3] },
      nothing: { text: 'None' },
      pair: { text: "(1, 'a')" },
      text: `${'x'.repeat(79)}…`,
      half: { text: '0.5' },
      table: { text: '{1: [2]}' },
      line: { text: 'deque([1])' },
      node: { text: '<Node>' },
      big: { text: `1${'0'.repeat(30)}` },
    })
    expect(values['self.board']).toHaveLength(9)
    expect(values).not.toHaveProperty('math')
  })

  test('of the end has the last lines', async () => {
    const run = await worker.run(SEARCH)
    const { to, lines } = await inspect(SEARCH, run.events)
    expect(to).toBe(run.events)
    expect(TEXT[lines.at(-1)?.line ?? 0].trim()).toBe('dfs(0)')
  })

  test('of a program that does not get that far reports a difference', async () => {
    const { differs } = await inspect(SEARCH, 1_000_000)
    expect(differs).toBe(true)
  })

  test('leaves the interpreter unchanged', async () => {
    await inspect(SEARCH, 10)
    const before = worker.told.length
    await inspect(SEARCH, 1000)
    await worker.run(SEARCH)
    expect(worker.told.slice(before).map(({ tell }) => tell.type)).not.toContain('loaded')
  })

  test('ends a program that catches everything', async () => {
    const source = `board = [list(map(int, input().split())) for _ in range(9)]
while True:
    try:
        board[0][2] = 1
        board[0][2] = 0
    except:
        pass
`
    const { lines } = await inspect(program(source, PUZZLES.codewars1), 5, 50)
    expect(lines.length).toBeGreaterThanOrEqual(50)
    expect((await worker.run(program('print(1)\n', PUZZLES.codewars1))).output).toBe('1\n')
  })

  test.each(some(['while True: pass\n', 'sum(1 for _ in iter(int, 1))\n', 'while True: print("x")\n'], 1))(
    'of an endless program is ended, and reports the line it is in: %s',
    async (source) => {
      const { from, to, lines, differs } = await worker.inspect(program(source, PUZZLES.codewars1), 0, 200, 0)
      expect({ from, to, differs }).toEqual({ from: 0, to: 0, differs: false })
      expect(new Set(lines.map(({ line }) => line))).toEqual(new Set([1]))
    },
  )

  test('does not report what a program does after it was cut off', async () => {
    const source = 'try:\n    while True: pass\nexcept KeyboardInterrupt:\n    x = 1\n'
    const { lines } = await worker.inspect(program(source, PUZZLES.codewars1), 0, 200, 0)
    expect(new Set(lines.map(({ line }) => line))).toEqual(new Set([1, 2]))
  })

  test('of an event that an endless program does not reach in time reports a difference', async () => {
    const ownProgram = program('while True: pass\n', PUZZLES.codewars1)
    expect((await worker.inspect(ownProgram, 5, 200, 50)).differs).toBe(true)
  })

  test('is not made when it is dropped before the interpreter has started', async () => {
    const other = new PythonWorker()
    const control = new AbortController()
    const endless = program('while True: pass\n', PUZZLES.codewars1)
    const order = { program: endless, digests: [], event: 0, lines: 200, limitMs: 1e9 }
    const dropped = other.ask('inspect', order, control.signal).next()
    const run = other.run(program('print(1)\n', PUZZLES.codewars1))
    control.abort()
    expect((await run).output).toBe('1\n')
    expect(await dropped).toEqual({ done: true, value: undefined })
    expect(other.told.map(({ kind }) => kind)).not.toContain('inspect')
  })
})
