/** After which events lines run that write nothing, as a run that watches them alone tells it. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { runnableSource } from '../../../src/core/steps/listing.ts'
import type { SoughtLines } from '../../../src/worker/ownProtocol.ts'
import { LISTINGS } from '../../listings/listings.ts'
import { PUZZLES } from '../../core/puzzles.ts'
import { program, PythonWorker } from '../../support/python.ts'

const worker = new PythonWorker()
const listing = LISTINGS.find(({ id, language }) => id === 'tables' && language === 'py')
const TABLES = runnableSource(listing?.source ?? '', 'first')
const SEARCH = program(TABLES, PUZZLES.codewars1)
const EVENTS = 8365

const lineOf = (text: string) => 1 + TABLES.split('\n').findIndex((line) => line.trim().startsWith(text))

function found(line: number, part: Partial<SoughtLines> = {}): Promise<number | undefined> {
  const sought: SoughtLines = { lines: [[line, 0, 81]], from: 0, to: EVENTS, direction: 'forward', ...part }
  return worker.find(SEARCH, sought)
}

/** The events after which a line begins to run, of those around one, as a run tells them that has each line told. */
async function gapsAround(line: number, event: number) {
  const { from, to, lines } = await worker.inspect(SEARCH, event, 2000)
  const begun = lines.filter((known, index) => {
    const isBackFromCall = (lines[index - 1]?.stack.length ?? 0) > known.stack.length
    return known.line === line && known.before === known.after && !isBackFromCall
  })
  return { from, to, gaps: begun.map(({ before }) => before).filter((gap) => gap >= from && gap <= to) }
}

describe('A line that writes nothing', () => {
  test.prop([fc.integer({ min: 30, max: EVENTS - 30 }), fc.constantFrom('if depth', 'def dfs', 'y, x =')], {
    numRuns: 12,
  })('is found where a run tells it that has every line told', async (event, text) => {
    const line = lineOf(text)
    const { from, to, gaps } = await gapsAround(line, event)
    expect(await found(line, { from, to })).toBe(gaps[0])
    expect(await found(line, { from, to, direction: 'back' })).toBe(gaps.at(-1))
    const later = gaps.find((gap) => gap >= event)
    if (later !== undefined) expect(await found(line, { from: event })).toBe(later)
    const earlier = gaps.findLast((gap) => gap <= event)
    if (earlier !== undefined) expect(await found(line, { to: event, direction: 'back' })).toBe(earlier)
  })

  test('that runs before all events is found, and one that never runs is not', async () => {
    expect(await found(lineOf('board = '))).toBe(0)
    expect(await found(lineOf('board = '), { from: 1 })).toBeUndefined()
    expect(await found(TABLES.split('\n').length + 5)).toBeUndefined()
    expect(await found(lineOf('print('), { direction: 'back' })).toBe(EVENTS)
  })

  test('is found at a depth', async () => {
    const run = await worker.run(SEARCH)
    const line = lineOf('if depth')
    const event = (await found(line, { lines: [[line, 30, 30]] })) ?? expect.fail('not found')
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

  test('is looked for in a program that catches everything, and in one that does not end', async () => {
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
    const sought: SoughtLines = { lines: [[here, 0, 81]], from: 40, to: 1000, direction: 'forward' }
    expect(await worker.find(catching, sought)).toBe(40)
    expect(await worker.find(catching, { ...sought, direction: 'back' })).toBe(1000)
    expect(await found(lineOf('if depth'), { from: 1 })).toBe(1)
  })
})
