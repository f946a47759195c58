/**
 * The times of events, as a worker reports them: some events, close together, each with its tick (work or time so
 * far).
 */
import { describe, expect, test } from 'vitest'
import { ticksAfter } from '../../../src/search/costs/ticks.ts'
import { BlanksLeft } from '../../../src/search/costs/workSplit.ts'
import { strategyWithId } from '../../../src/search/programs/registry.ts'
import { Search } from '../../../src/search/engine/search.ts'
import { CHUNK_EVENTS } from '../../../src/search/trace/chunk.ts'
import { SearchTrace } from '../../../src/search/trace/searchTrace.ts'
import { traceJobs } from '../../../src/search/jobs/traceJobs.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'
import { tellingsOf } from '../../support/jobs.ts'
import { EVERYTHING_TAKES_TIME } from '../seconds/timeModel.ts'

function completedTrace(id: string) {
  const strategy = strategyWithId(id) ?? expect.fail(id)
  const givens = givensOfLine(PUZZLES.codewars2)
  const trace = new SearchTrace(givens, strategy, 'first')
  return { givens, strategy, extent: 'first', trace, isGrowing: () => true } as const
}

describe.each(['tables', 'fewest-candidates'])('The event times of %s', (id) => {
  const model = EVERYTHING_TAKES_TIME

  test.each(['work', model] as const)('has the ticks of its events, close together (%#)', (measure) => {
    const run = completedTrace(id)
    while (!run.trace.frontier.ended) run.trace.advance()
    const known = run.trace.frontier.event
    const start = new Search(run.givens, run.strategy, run.extent).checkpoint()
    const exact = ticksAfter(run, start, measure, new BlanksLeft(run.givens).sum, known).ticks
    const reports = [...tellingsOf(traceJobs(run).eventTimes({ measure }))]
    for (const { events, ticks } of reports) {
      // A report before the end has fewer events, but each with its exact tick.
      events.forEach((event, index) => expect(ticks[index]).toBe(exact[event]))
      expect(events.every((event, index) => index === 0 || event > events[index - 1])).toBe(true)
    }
    expect(reports.length).toBeGreaterThan(known / CHUNK_EVENTS)
    const { events } = reports[reports.length - 1]
    expect([events[0], events[events.length - 1]]).toEqual([0, known])
    const gaps = events.slice(1).map((event, index) => event - events[index])
    expect(Math.max(...gaps)).toBeLessThanOrEqual(known / 1024)
    expect(events.length).toBeLessThanOrEqual(4200)
  })

  test('can be reported for a running search, as far as it is known', () => {
    const run = completedTrace(id)
    run.trace.advance()
    const reports = [...tellingsOf(traceJobs(run).eventTimes({ measure: model }))]
    expect(reports.at(-1)?.events.at(-1)).toBe(CHUNK_EVENTS)
  })
})

test('a search that has not started has reached its first tick', () => {
  const run = completedTrace('tables')
  const last = [...tellingsOf(traceJobs(run).eventTimes({ measure: 'work' }))].at(-1)
  expect([last?.events.at(-1), last?.ticks.at(-1)]).toEqual([0, 0])
})
