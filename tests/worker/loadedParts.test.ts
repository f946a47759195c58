/** Parts of the worker that come with the first request for them, and what compiles a search once that pays. */
import { describe, expect, test } from 'vitest'
import { tables } from '../../src/core/programs/tables/strategy.ts'
import type { SearchState } from '../../src/worker/host.ts'
import { loadedParts } from '../../src/worker/loadedParts.ts'
import type { Request } from '../../src/worker/protocol.ts'
import { gridOfLine } from '../../src/core/grid.ts'
import { SearchTrace } from '../../src/core/trace/searchTrace.ts'
import { givensOfLine, PUZZLES } from '../core/puzzles.ts'

const givens = givensOfLine(PUZZLES.codewars2)
const trace = new SearchTrace(givens, tables, 'first')
const run = {
  givens,
  strategy: tables,
  extent: 'first',
  trace,
  isSearching: () => true,
} as const

const SEARCH = { run: 1, grid: gridOfLine(PUZZLES.codewars2), extent: 'first' } as const
const PREPARE: Request = { ...SEARCH, type: 'prepare', strategy: 'tables' }
const START: Request = { ...SEARCH, type: 'start', strategy: 'bitmasks' }
const BEGIN: Request = { type: 'begin', run: 1, ask: 1, job: 'rangeEnvelope', order: { from: 0, to: 9 } }

describe('The worker', () => {
  test('has each program from the first request that names it', async () => {
    const { strategyWithId, load } = loadedParts()
    expect(strategyWithId('tables')).toBeUndefined()
    await load(PREPARE)
    expect([strategyWithId('tables')?.id, strategyWithId('bitmasks')]).toEqual(['tables', undefined])
    await load(START)
    expect(strategyWithId('bitmasks')?.id).toBe('bitmasks')
  })

  test('rejects a program that there is none of', async () => {
    const { load } = loadedParts()
    await expect(load({ ...PREPARE, strategy: 'no-such-program' })).rejects.toThrow('no-such-program')
  })

  test('has the jobs on a trace from the first of them on', async () => {
    const { traceJobs, load } = loadedParts()
    for (const request of [PREPARE, START, { type: 'page', run: 1, page: 0 } as const]) {
      await load(request)
      expect(() => traceJobs(run)).toThrow('The jobs on a trace have not been loaded')
    }
    await load(BEGIN)
    trace.advance()
    expect(traceJobs(run).make(BEGIN).report('ended').report.job).toBe('rangeEnvelope')
  })
})

describe('A search', () => {
  /** One that is so many events further whenever somebody looks, until it is over. */
  function growing(step: number, end: number) {
    let events = 0
    const state = (): SearchState => ({ events: Math.min(end, (events += step)), isOver: events >= end })
    return {
      compiled: loadedParts().compile(givens, tables, 'first', state),
      events: () => events,
    }
  }

  test('is compiled once it is long, and not before', async () => {
    const { compiled, events } = growing(10_000, Infinity)
    expect(await compiled).toBeTypeOf('function')
    expect(events()).toBeGreaterThanOrEqual(1 << 17)
    expect(events()).toBeLessThan((1 << 17) + 50_000)
  })

  test.each([1, 200_000])('that is over is not, however long it was (%i)', async (end) => {
    expect(await growing(end, end).compiled).toBeUndefined()
  })
})
