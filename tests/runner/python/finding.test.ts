/** A run that watches only some lines finds the events after which these lines run, even if they write nothing. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { runnableSource } from '../../../src/search/steps/listing.ts'
import type { TargetLines } from '../../../src/runner/questions.ts'
import { LISTINGS } from '../../listings/listings.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { program, PythonWorker } from '../../support/python.ts'
import { lineSearch } from '../worker/lineSearch.ts'

const worker = new PythonWorker()
const listing = LISTINGS.find(({ id, language }) => id === 'tables' && language === 'py')
const TABLES = runnableSource(listing?.source ?? '', 'first')
const SEARCH = program(TABLES, PUZZLES.codewars1)
const EVENTS = 8365

const { lineOf, findLine, expectFoundWhereReported } = lineSearch(worker, SEARCH, TABLES, EVENTS)

describe('A line that writes nothing', () => {
  test.prop([fc.integer({ min: 30, max: EVENTS - 30 }), fc.constantFrom('if depth', 'def dfs', 'y, x =')], {
    numRuns: 12,
  })('is found at the same events as in a run that reports every line', async (event, text) => {
    await expectFoundWhereReported(lineOf(text), event)
  })

  test('that runs before all events is found, and one that never runs is not', async () => {
    expect(await findLine(lineOf('board = '))).toBe(0)
    expect(await findLine(lineOf('board = '), { from: 1 })).toBeUndefined()
    expect(await findLine(TABLES.split('\n').length + 5)).toBeUndefined()
    expect(await findLine(lineOf('print('), { direction: 'back' })).toBe(EVENTS)
  })

  test('is found at a depth', async () => {
    const run = await worker.run(SEARCH)
    const line = lineOf('if depth')
    const event = (await findLine(line, { lines: [[line, 30, 30]] })) ?? expect.fail('not found')
    const cells = [...SEARCH.givens]
    let depth = 0
    let first = 0
    run.writes.some((write, index) => {
      depth += (write & 15) === 0 ? -1 : cells[write >> 4] === 0 ? 1 : 0
      cells[write >> 4] = write & 15
      first = index + 1
      return depth === 30
    })
    expect(event).toBe(first)
  })

  test('is searched for in a program that catches everything, and in one that does not end', async () => {
    const catching = program(
      `${TABLES.replace('dfs(0)', 'pass')}
while True:
    try:
        board[0][2] = 4 - board[0][2]
        here = 1
    except BaseException:
        pass
`,
      PUZZLES.codewars1,
    )
    const here = 1 + catching.source.split('\n').findIndex((text) => text.includes('here = 1'))
    const target: TargetLines = { lines: [[here, 0, 81]], from: 40, to: 1000, direction: 'forward' }
    expect(await worker.find(catching, target)).toBe(40)
    expect(await worker.find(catching, { ...target, direction: 'back' })).toBe(1000)
    expect(await findLine(lineOf('if depth'), { from: 1 })).toBe(1)
  })
})
