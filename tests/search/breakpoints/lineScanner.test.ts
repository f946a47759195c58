/**
 * Breakpoints on program lines are searched chunk by chunk (a chunk is a fixed number of events); chunk boundaries make no
 * difference.
 */
import { describe, expect, test } from 'vitest'
import { compiledBreakpoints } from '../../../src/search/breakpoints/scanners.ts'
import type { Condition } from '../../../src/search/breakpoints/breakpoint.ts'
import type { StepKind } from '../../../src/search/steps/step.ts'
import { segmentAfter } from '../../../src/search/steps/steps.ts'
import { tables } from '../../../src/search/programs/tables/strategy.ts'
import { CHUNK_EVENTS, chunkOf } from '../../../src/search/trace/chunk.ts'
import { replay } from '../../../src/search/trace/replay.ts'
import { SearchTrace } from '../../../src/search/trace/searchTrace.ts'
import type { Position } from '../../../src/search/trace/position.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'
import { hitsFrom, nextHit } from './hits.ts'

const givens = givensOfLine(PUZZLES.codewars2)
const search = { givens, strategy: tables, extent: 'first' } as const
const trace = new SearchTrace(givens, tables, 'first')
while (!trace.frontier.ended) trace.advance()

/** Compiles a breakpoint on a line, given by the kind of step that it runs. */
function line(step: StepKind, conditions: readonly Condition[] = []) {
  return compiledBreakpoints(
    trace,
    search,
    [{ place: { kind: 'line', step }, conditions, nth: 0 }],
    new Map(),
  )
}

/** Positions at which a line (a kind of step) runs, after the events `from` ≤ n < `to`. */
function runsOf(kind: StepKind, from: number, to: number): readonly Position[] {
  const runs: Position[] = []
  for (let event = from; event < to; event++) {
    const moment = replay(givens, trace.chunk(chunkOf(event)), event)
    segmentAfter(givens, tables, 'first', moment).steps.forEach((step, index) => {
      if (step.kind === kind) runs.push({ event, step: index + 1 })
    })
  }
  return runs
}

describe('A line that is no event', () => {
  test('is hit on both sides of a chunk boundary', () => {
    const runs = runsOf('mark', CHUNK_EVENTS - 8, CHUNK_EVENTS + 8)
    const before = runs.findLastIndex(({ event }) => event < CHUNK_EVENTS)
    const [last, first] = [runs[before], runs[before + 1]]
    expect(nextHit(trace, line('mark'), runs[before - 1], 'forward')).toEqual(last)
    expect(nextHit(trace, line('mark'), last, 'forward')).toEqual(first)
    expect(nextHit(trace, line('mark'), first, 'back')).toEqual(last)
  })

  test('is found in one chunk only when the last chunk is full', () => {
    // Simulates a search that ends with a full chunk: the lines after its last event belong to the next chunk.
    const full = {
      frontier: { event: CHUNK_EVENTS, ended: true },
      chunk: (number: number) => trace.chunk(number),
    }
    const [{ scanner }] = compiledBreakpoints(
      full,
      search,
      [{ place: { kind: 'line', step: 'mark' }, conditions: [], nth: 0 }],
      new Map(),
    )
    const metIn = (number: number) => {
      const met: number[] = []
      // Stops the scan early: the first hits of a chunk suffice.
      scanner.scan(number, (event) => met.push(event) > 0 && event > CHUNK_EVENTS + 50)
      return met
    }
    expect(Math.max(...metIn(0))).toBeLessThan(CHUNK_EVENTS)
    expect(Math.min(...metIn(1))).toBeGreaterThanOrEqual(CHUNK_EVENTS)
  })

  test('that prints the board is hit once, after the last event', () => {
    const [hit, ...others] = hitsFrom(trace, line('report'), { event: 0, step: 0 }, 'forward')
    expect(hit.event).toBe(99_056)
    expect(others).toEqual([])
  })

  test('is hit only with as many digits on the board as its condition requires', () => {
    const deep = line('exhausted', [{ kind: 'depth', relation: '≥', depth: 52 }])
    const hit = nextHit(trace, deep, { event: 0, step: 0 }, 'forward')
    const event = hit?.event ?? 0
    expect(replay(givens, trace.chunk(chunkOf(event)), event).stack.length).toBe(52)
    expect(runsOf('exhausted', event, event + 1)).toContainEqual(hit)
  })
})
