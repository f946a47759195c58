/** The search for a stop takes a small step at a time, and waits for a trace that grows. */
import { describe, expect, test } from 'vitest'
import { type Job, WAIT } from '../../../src/calls/turns.ts'
import { tables } from '../../../src/search/programs/tables/strategy.ts'
import { START } from '../../../src/search/trace/position.ts'
import { SearchTrace } from '../../../src/search/trace/searchTrace.ts'
import { type FindStopReport, findStopJobs } from '../../../src/search/jobs/findStopJob.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'
import { tellingsOf } from '../../support/jobs.ts'

const givens = givensOfLine(PUZZLES.codewars2)

function findingIn(trace: SearchTrace, isGrowing: () => boolean): Job<FindStopReport> {
  const solution = { place: { kind: 'solution' }, conditions: [], nth: 0 } as const
  return findStopJobs({ givens, strategy: tables, extent: 'first', trace, isGrowing })({
    goal: { kind: 'hit', breakpoints: [solution] },
    from: START,
    direction: 'forward',
  })
}

describe('The search for a stop', () => {
  test('goes through a chunk at a step, up to the hit', () => {
    const trace = new SearchTrace(givens, tables, 'first')
    while (!trace.frontier.ended) trace.advance()
    const reports = [...tellingsOf(findingIn(trace, () => false))]
    expect(reports).toHaveLength(7)
    expect(reports.slice(0, -1).every(({ kind }) => kind === 'searching')).toBe(true)
    expect(reports.at(-1)).toMatchObject({ kind: 'found', position: { event: 99_056 } })
  })

  test('waits at the end of a trace that grows, and answers there if the trace has stopped', () => {
    const trace = new SearchTrace(givens, tables, 'first')
    let isGrowing = true
    const finding = findingIn(trace, () => isGrowing)
    expect(finding.next().done).toBe(false)
    expect(finding.next().value).toBe(WAIT)
    isGrowing = false
    expect(finding.next()).toEqual({ done: true, value: { kind: 'stopped', event: 0 } })
  })
})
