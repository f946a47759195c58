/**
 * The envelope of a range (lowest, highest and mean depth of each bucket) begins with bounds that the trace knows, and
 * is exact in the end.
 */
import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { DEPTH_CHANGE, kindOf } from '../../../src/search/events.ts'
import { rowMajorSearches } from '../../../src/search/compiled/rowMajor/rowMajorSearch.ts'
import { rowMajorModule } from '../../../src/search/compiled/rowMajor/rowMajorModule.ts'
import type { Extent, Strategy } from '../../../src/search/engine/strategy.ts'
import { STRATEGIES } from '../../../src/search/programs/registry.ts'
import { tables } from '../../../src/search/programs/tables/strategy.ts'
import { Checkpoints } from '../../../src/search/trace/checkpoints.ts'
import {
  BUCKETS,
  EnvelopeBuilder,
  roundedMean,
  type StretchEnvelope,
} from '../../../src/search/trace/envelope.ts'
import { CHUNK_EVENTS, chunkOf } from '../../../src/search/trace/chunk.ts'
import { SearchTrace } from '../../../src/search/trace/searchTrace.ts'
import { RANGE_BUCKETS, RangeEnvelope } from '../../../src/search/trace/rangeEnvelope.ts'
import { compileWebAssembly } from '../../../src/search/worker/webAssembly.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'
import { cases, some } from '../../thorough.ts'

const CHUNKS = 6

/** Shares of a trace's length at which a range begins and ends. */
const shares = fc.tuple(
  fc.double({ min: 0, max: 1, noNaN: true }),
  fc.double({ min: 0, max: 1, noNaN: true }),
)

/** Ranges before the tested one, each with the number of chunks that its envelope reads until the next replaces it. */
const looks = fc.array(fc.record({ shares, chunks: fc.nat(CHUNKS) }), { maxLength: 4 })

const traces = fc.record({
  line: fc.constantFrom(PUZZLES.antiBruteForce, PUZZLES.empty, PUZZLES.codewars2),
  /** Maximum checkpoints (states of the search) kept; with 2, all but the first are dropped repeatedly. */
  limit: fc.constantFrom(2, 1 << 16),
  /** Buckets of the envelope of the whole trace. */
  coarse: fc.constantFrom(2, 64, 1024, BUCKETS),
})

const extents = fc.constantFrom('first' as const, 'all' as const)

/** Maximum buckets of a range; with few, each has several chunks. */
const most = fc.constantFrom(2, 100, RANGE_BUCKETS)

type TraceOptions = typeof traces extends fc.Arbitrary<infer Trace> ? Trace : never

function traceOf({ line, limit, coarse }: TraceOptions, strategy: Strategy, extent: Extent): SearchTrace {
  const [checkpoints, envelope] = [new Checkpoints(limit), new EnvelopeBuilder(coarse)]
  return new SearchTrace(givensOfLine(line), strategy, extent, checkpoints, envelope)
}

/** Advances a trace by at most `CHUNKS` chunks. */
function advancedTrace(trace: SearchTrace): SearchTrace {
  for (let chunk = 0; chunk < CHUNKS && !trace.frontier.ended; chunk++) trace.advance()
  return trace
}

/** Returns the depth after every event, summed up event by event; the first entry is the depth before any event. */
function depthsOf(trace: SearchTrace): Uint8Array {
  const depths = new Uint8Array(trace.frontier.event + 1)
  for (let number = 0; number <= chunkOf(trace.frontier.event); number++)
    trace.chunk(number).events.forEach((event, index) => {
      const before = number * CHUNK_EVENTS + index
      depths[before + 1] = depths[before] + DEPTH_CHANGE[kindOf(event)]
    })
  return depths
}

function rangeOf([one, other]: readonly [number, number], events: number) {
  const from = Math.floor(Math.min(one, other) * (events - 1))
  return { from, to: Math.max(from + 1, Math.ceil(Math.max(one, other) * events)) }
}

/** Returns the lowest, highest and mean depth of each bucket of an envelope, computed from the depths up to `to`. */
function naiveBuckets(depths: Uint8Array, { from, span, lowest }: StretchEnvelope, to: number) {
  return Array.from(lowest, (_, bucket) => {
    const first = from + bucket * span
    const stretch = depths.subarray(first + 1, Math.min(first + span, to) + 1)
    return {
      lowest: stretch.reduce((low, depth) => Math.min(low, depth)),
      highest: stretch.reduce((high, depth) => Math.max(high, depth)),
      mean: roundedMean(
        stretch.reduce((sum, depth) => sum + depth),
        stretch.length,
      ),
    }
  })
}

function boundsOf({ lowest, highest, mean }: StretchEnvelope) {
  return Array.from(lowest, (low, bucket) => ({ lowest: low, highest: highest[bucket], mean: mean[bucket] }))
}

function withoutMean({ lowest, highest }: ReturnType<typeof boundsOf>[number]) {
  return { lowest, highest }
}

function advancedEnvelope(envelope: RangeEnvelope, chunks = Number.POSITIVE_INFINITY): RangeEnvelope {
  for (let chunk = 0; chunk < chunks && !envelope.isComplete; chunk++) envelope.advance()
  return envelope
}

describe.each(some(STRATEGIES, 2).map((strategy) => [strategy.id, strategy] as const))(
  '%s',
  (_id, strategy) => {
    test.prop([traces, extents, looks, shares, most], { numRuns: cases(10) })(
      'is bounded at any time, and exact in the end, compared with a walk, after any earlier ranges',
      (drawn, extent, before, last, buckets) => {
        const trace = advancedTrace(traceOf(drawn, strategy, extent))
        const depths = depthsOf(trace)
        let known: RangeEnvelope | undefined
        for (const look of [...before, { shares: last, chunks: Number.POSITIVE_INFINITY }]) {
          const { from, to } = rangeOf(look.shares, trace.frontier.event)
          known = advancedEnvelope(new RangeEnvelope(trace, from, to, known, buckets), look.chunks)
          const envelope = known.envelope()
          const found = naiveBuckets(depths, envelope, to)
          const bounds = boundsOf(envelope)
          if (known.isComplete) {
            expect(bounds.map(withoutMean)).toEqual(found.map(withoutMean))
            // Means of means are rounded twice.
            const errors = found.map(({ mean }, bucket) => Math.abs(bounds[bucket].mean - mean))
            expect(Math.max(...errors)).toBeLessThanOrEqual(1)
          }
          const isBounded = found.map(
            ({ lowest, highest }, bucket) =>
              bounds[bucket].lowest <= lowest && highest <= bounds[bucket].highest,
          )
          expect(isBounded.indexOf(false)).toBe(-1)
          expect([
            envelope.from <= from,
            envelope.from + envelope.lowest.length * envelope.span >= to,
          ]).toEqual([true, true])
          expect(envelope.lowest.length).toBeLessThanOrEqual(buckets + 1)
        }
      },
    )

    const { rowMajorWork } = strategy
    if (rowMajorWork === undefined) return

    test.prop([traces, extents, shares, most], { numRuns: cases(4) })(
      'has the same envelope from compiled code',
      async (drawn, extent, share, buckets) => {
        const givens = givensOfLine(drawn.line)
        const code = await compileWebAssembly(rowMajorModule(givens, extent, rowMajorWork))
        const trace = advancedTrace(traceOf(drawn, strategy, extent))
        const { from, to } = rangeOf(share, trace.frontier.event)
        const plain = advancedEnvelope(new RangeEnvelope(trace, from, to, undefined, buckets)).envelope()
        trace.switchTo(rowMajorSearches(givens, extent, rowMajorWork, code))
        expect(advancedEnvelope(new RangeEnvelope(trace, from, to, undefined, buckets)).envelope()).toEqual(
          plain,
        )
      },
    )
  },
)

test('the known part of a range is not read again', () => {
  const trace = advancedTrace(
    traceOf({ line: PUZZLES.antiBruteForce, limit: 1 << 16, coarse: 8 }, tables, 'first'),
  )
  const first = advancedEnvelope(new RangeEnvelope(trace, 0, 4 * CHUNK_EVENTS))
  const moved = new RangeEnvelope(trace, 2 * CHUNK_EVENTS, 6 * CHUNK_EVENTS, first)
  let chunks = 0
  for (; !moved.isComplete; chunks++) moved.advance()
  expect(chunks).toBe(2)
})

test('a range that the search has not reached is refused', () => {
  const trace = advancedTrace(
    traceOf({ line: PUZZLES.antiBruteForce, limit: 1 << 16, coarse: 8 }, tables, 'first'),
  )
  expect(() => new RangeEnvelope(trace, 0, trace.frontier.event + 1)).toThrow(RangeError)
})
