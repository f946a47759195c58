/** A search reports how long it has worked. A hunt (for a breakpoint hit) goes on until its time slice is over. */
import { describe, expect, test } from 'vitest'
import { tables } from '../../src/core/programs/tables/strategy.ts'
import { START } from '../../src/core/trace/position.ts'
import { SearchTrace } from '../../src/core/trace/searchTrace.ts'
import { huntJobs } from '../../src/worker/jobs/huntJob.ts'
import { SearchJob } from '../../src/worker/jobs/searchJob.ts'
import { givensOfLine, PUZZLES } from '../core/puzzles.ts'

const givens = givensOfLine(PUZZLES.codewars2)

const newTrace = () => new SearchTrace(givens, tables, 'first')

/** A trace with all of its 99,056 events known. */
function endedTrace(): SearchTrace {
  const trace = newTrace()
  while (!trace.frontier.ended) trace.advance()
  return trace
}

describe('A search', () => {
  test('reports the total time of its slices, without the time between them', () => {
    const times = [1000, 1007, 5000, 5030]
    const job = new SearchJob(newTrace(), () => times.shift() ?? expect.unreachable())
    job.advance(() => true)
    expect(job.report('running').report.elapsedMs).toBe(7)
    job.advance(() => true)
    expect(job.report('running').report.elapsedMs).toBe(37)
  })
})

describe('A hunt', () => {
  const hunt = () => {
    const run = {
      givens,
      strategy: tables,
      extent: 'first',
      trace: endedTrace(),
      isSearching: () => false,
    } as const
    const solution = { place: { kind: 'solution' }, conditions: [], nth: 0 } as const
    return huntJobs(run)({
      goal: { kind: 'hit', breakpoints: [solution] },
      from: START,
      direction: 'forward',
    })
  }

  test('stops after its slice, and continues with the next', () => {
    const job = hunt()
    job.advance(() => true)
    expect([job.isDone, job.report('running').report.state.kind]).toEqual([false, 'hunting'])
    for (let slice = 0; slice < 20 && !job.isDone; slice++) job.advance(() => true)
    expect(job.report('ended').report.state).toMatchObject({ kind: 'found', position: { event: 99_056 } })
  })

  test('uses the time of its slice', () => {
    const job = hunt()
    job.advance(() => false)
    expect([job.isDone, job.report('ended').report.state.kind]).toEqual([true, 'found'])
  })
})
