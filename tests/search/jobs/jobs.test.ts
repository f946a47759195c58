/** A hunt (for a breakpoint hit) takes a small step at a time, and waits for a trace that grows. */
import { describe, expect, test } from 'vitest'
import { type Job, WAIT } from '../../../src/calls/turns.ts'
import { tables } from '../../../src/search/programs/tables/strategy.ts'
import { START } from '../../../src/search/trace/position.ts'
import { SearchTrace } from '../../../src/search/trace/searchTrace.ts'
import { type HuntReport, huntJobs } from '../../../src/search/jobs/huntJob.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'
import { tellingsOf } from '../../support/jobs.ts'

const givens = givensOfLine(PUZZLES.codewars2)

function huntIn(trace: SearchTrace, isGrowing: () => boolean): Job<HuntReport> {
  const solution = { place: { kind: 'solution' }, conditions: [], nth: 0 } as const
  return huntJobs({ givens, strategy: tables, extent: 'first', trace, isGrowing })({
    goal: { kind: 'hit', breakpoints: [solution] },
    from: START,
    direction: 'forward',
  })
}

describe('A hunt', () => {
  test('goes through a chunk at a step, up to the hit', () => {
    const trace = new SearchTrace(givens, tables, 'first')
    while (!trace.frontier.ended) trace.advance()
    const reports = [...tellingsOf(huntIn(trace, () => false))]
    expect(reports).toHaveLength(7)
    expect(reports.slice(0, -1).every(({ kind }) => kind === 'hunting')).toBe(true)
    expect(reports.at(-1)).toMatchObject({ kind: 'found', position: { event: 99_056 } })
  })

  test('waits at the end of a trace that grows, and answers there if the trace has stopped', () => {
    const trace = new SearchTrace(givens, tables, 'first')
    let isGrowing = true
    const hunt = huntIn(trace, () => isGrowing)
    expect(hunt.next().done).toBe(false)
    expect(hunt.next().value).toBe(WAIT)
    isGrowing = false
    expect(hunt.next()).toEqual({ done: true, value: { kind: 'stopped', event: 0 } })
  })
})
