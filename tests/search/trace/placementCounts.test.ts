/**
 * Counts of how often each cell was filled within a range of events match a walk over these events, whichever ranges
 * were counted before with the same cache.
 */
import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { cellOf, EventKind, kindOf } from '../../../src/search/events.ts'
import { fewestCandidates } from '../../../src/search/programs/fewest-candidates/strategy.ts'
import { tables } from '../../../src/search/programs/tables/strategy.ts'
import { PlacementCounter, PlacementCountCache } from '../../../src/search/trace/placementCounts.ts'
import { chunkOf } from '../../../src/search/trace/chunk.ts'
import { SearchTrace } from '../../../src/search/trace/searchTrace.ts'
import type { Trace } from '../../../src/search/trace/trace.ts'
import { CELLS } from '../../../src/sudoku/units.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'
import { recordingOf, repeatedWrites, writes } from './writes.ts'
import { cases } from '../../thorough.ts'

function completedTrace(line: string, strategy = tables): Trace {
  const trace = new SearchTrace(givensOfLine(line), strategy, 'first')
  for (let chunk = 0; chunk < 12 && !trace.frontier.ended; chunk++) trace.advance()
  return trace
}

const SEARCHES = [
  completedTrace(PUZZLES.codewars2),
  completedTrace(PUZZLES.codewars2, fewestCandidates),
  completedTrace(PUZZLES.antiBruteForce),
]

/** Returns the cell that each event filled, with event 1 at index 0; -1 for an event that emptied a cell. */
function filledCells(trace: Trace): readonly number[] {
  const cells: number[] = []
  for (let number = 0; number <= chunkOf(trace.frontier.event); number++)
    for (const event of trace.chunk(number).events)
      cells.push(kindOf(event) === EventKind.backtrack ? -1 : cellOf(event))
  return cells
}

function naiveCounts(cells: readonly number[], from: number, to: number): Float64Array {
  const counts = new Float64Array(CELLS)
  for (const cell of cells.slice(from, to)) if (cell >= 0) counts[cell]++
  return counts
}

/** Requested ranges, as shares of a trace's length. `chunks`: maximum chunks of events to count in the range. */
const requests = fc.array(
  fc.record({
    ends: fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })),
    chunks: fc.oneof(fc.constant(Number.POSITIVE_INFINITY), fc.nat(4)),
  }),
  { minLength: 1, maxLength: 8 },
)

type Requests = typeof requests extends fc.Arbitrary<infer Ranges> ? Ranges : never

/** @param most capacity of the cache, as in `PlacementCountCache` */
function expectExactCounts(trace: Trace, most: number, ranges: Requests): void {
  const cells = filledCells(trace)
  const known = new PlacementCountCache(trace, most)
  for (const { ends, chunks } of ranges) {
    const [from, to] = ends
      .map((share) => Math.round(share * cells.length))
      .toSorted((one, other) => one - other)
    const count = new PlacementCounter(known, from, to)
    for (let chunk = 0; chunk < chunks && !count.isComplete; chunk++) {
      count.advance()
      const { reached, counts } = count.report()
      expect(counts).toEqual(naiveCounts(cells, from, reached))
    }
    if (count.isComplete) expect(count.report().reached).toBe(to)
  }
}

describe('How often each cell was filled', () => {
  test.prop([fc.constantFrom(...SEARCHES), fc.constantFrom(2, 4, 1 << 10), requests], { numRuns: cases(40) })(
    'is exact for any range of a search, and for its part that has been counted',
    expectExactCounts,
  )

  test.prop([writes, fc.nat(200), fc.constantFrom(2, 1 << 10), requests])(
    'is exact for any range of a recording',
    (written, rounds, most, ranges) =>
      expectExactCounts(
        recordingOf(givensOfLine(PUZZLES.codewars1), repeatedWrites(written, rounds)),
        most,
        ranges,
      ),
  )
})
