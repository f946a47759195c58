/** A worker reports the ticks (work or time so far) at each event of a chunk, even while the search still grows. */
import { describe, expect, test } from 'vitest'
import { ticksAfter, type TickMeasure } from '../../../src/search/costs/ticks.ts'
import { BlanksLeft } from '../../../src/search/costs/workSplit.ts'
import { strategyWithId } from '../../../src/search/programs/registry.ts'
import { Search } from '../../../src/search/engine/search.ts'
import { Checkpoints } from '../../../src/search/trace/checkpoints.ts'
import { CHUNK_EVENTS } from '../../../src/search/trace/chunk.ts'
import { SearchTrace } from '../../../src/search/trace/searchTrace.ts'
import type { ChunkTicks, TicksReport } from '../../../src/search/jobs/ticksJob.ts'
import { traceJobs } from '../../../src/search/jobs/traceJobs.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'
import { tellingsOf } from '../../support/jobs.ts'
import { EVERYTHING_TAKES_TIME } from '../seconds/timeModel.ts'
import { some } from '../../thorough.ts'

/** Returns a trace of a search, and a function that asks for its ticks. @param kept maximum number of checkpoints */
function tracedSearch(id: string, kept: number) {
  const strategy = strategyWithId(id) ?? expect.fail(id)
  const givens = givensOfLine(PUZZLES.codewars2)
  const trace = new SearchTrace(givens, strategy, 'first', new Checkpoints(kept))
  const run = { givens, strategy, extent: 'first', trace, isGrowing: () => true } as const
  const jobs = traceJobs(run)
  return {
    trace,
    run,
    ask(measure: TickMeasure, ticks: readonly number[], events: readonly number[]) {
      const chunks: ChunkTicks[] = []
      let reached: TicksReport['reached'] | undefined
      for (const report of tellingsOf(jobs.ticks({ measure, ticks, events }))) {
        chunks.push(...report.chunks)
        reached = report.reached
      }
      return { chunks: new Map(chunks.map((chunk) => [chunk.number, chunk])), reached }
    },
  }
}

describe.each(['tables', 'fewest-candidates'])('The chunks of %s', (id) => {
  const model = EVERYTHING_TAKES_TIME

  test.each(some([2, 1 << 16], 1))('have the ticks of their events, with up to %i checkpoints', (kept) => {
    const { trace, run, ask } = tracedSearch(id, kept)
    while (!trace.frontier.ended) trace.advance()
    const events = trace.frontier.event
    const start = new Search(run.givens, run.strategy, run.extent).checkpoint()
    for (const measure of ['work', model] as const) {
      const whole = ticksAfter(run, start, measure, new BlanksLeft(run.givens).sum, events)
      const last = Math.floor((events - 1) / CHUNK_EVENTS)
      const { chunks, reached } = ask(measure, [whole.ticks[CHUNK_EVENTS + 7], Number.MAX_SAFE_INTEGER], [0])
      expect([...chunks.keys()].toSorted((a, b) => a - b)).toEqual([...new Set([0, 1, last])])
      for (const chunk of chunks.values()) {
        const first = chunk.number * CHUNK_EVENTS
        expect(chunk.ticks).toEqual(whole.ticks.slice(first, first + CHUNK_EVENTS + 1))
        expect(chunk.work).toEqual(whole.work.slice(first, first + CHUNK_EVENTS + 1))
        expect(chunk.next).toBe(chunk.number === last ? Infinity : whole.ticks[first + CHUNK_EVENTS + 1])
      }
      expect(reached).toEqual({ event: events, tick: whole.ticks[events] })
    }
  })

  test('end where the search ends, which grows between two questions', () => {
    const { trace, ask } = tracedSearch(id, 1 << 16)
    trace.advance()
    const early = ask(model, [], [CHUNK_EVENTS + 5])
    expect(early.chunks.get(0)?.next).toBeUndefined()
    expect(early.reached?.event).toBe(CHUNK_EVENTS)
    trace.advance()
    const later = ask(model, [], [5, CHUNK_EVENTS + 5])
    expect(later.chunks.get(0)?.ticks).toEqual(early.chunks.get(0)?.ticks)
    expect(later.chunks.get(0)?.next).toBeGreaterThanOrEqual(early.reached?.tick ?? Infinity)
    expect(later.chunks.get(1)?.ticks[0]).toBe(early.reached?.tick)
  })
})
