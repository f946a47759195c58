/** Contract of every program: a breakpoint on any line is hit when the line runs, forwards and in reverse. */
import { describe, expect, test } from 'vitest'
import { compiledBreakpoints } from '../../src/search/breakpoints/scanners.ts'
import { lineOf } from '../../src/sudoku/grid.ts'
import type { Extent } from '../../src/search/engine/strategy.ts'
import type { Step } from '../../src/search/steps/step.ts'
import { segmentAfter } from '../../src/search/steps/steps.ts'
import { STRATEGIES } from '../../src/search/programs/registry.ts'
import { openingMoment } from '../../src/search/trace/moment.ts'
import { CHUNK_EVENTS, chunkOf } from '../../src/search/trace/chunk.ts'
import { replay } from '../../src/search/trace/replay.ts'
import type { Position } from '../../src/search/trace/position.ts'
import { SearchTrace } from '../../src/search/trace/searchTrace.ts'
import { hitsFrom } from '../search/breakpoints/hits.ts'
import { givensOfLine } from '../sudoku/puzzles.ts'
import { randomPuzzle } from '../sudoku/randomPuzzles.ts'
import { SEED } from '../seed.ts'
import { IS_THOROUGH } from '../thorough.ts'

const givens = givensOfLine(lineOf(randomPuzzle(SEED, 22)))

/** The kind of a step, and its position. */
interface PlacedStep extends Position {
  readonly kind: Step['kind']
}

const RUNS = STRATEGIES.flatMap((strategy) =>
  (['first', 'all'] as const).map((extent) => [strategy.id, extent, strategy] as const),
)

/** One search of each program: in turn for the first solution, and for all. */
const FEW_RUNS = RUNS.filter((_, index) => index % 4 === 0 || index % 4 === 3)

describe.each(IS_THOROUGH ? RUNS : FEW_RUNS)(
  `The lines of %s, searching for %s (seed ${SEED}),`,
  (_id, extent, strategy) => {
    const search = { givens, strategy, extent }
    const trace = new SearchTrace(givens, strategy, extent)
    while (!trace.frontier.ended) trace.advance()
    const steps = everyStep(trace, extent)

    /** Every step of the search with its position, in order. A segment is the steps from one event to the next. */
    function everyStep(searched: SearchTrace, searchedExtent: Extent): readonly PlacedStep[] {
      const placed: PlacedStep[] = []
      for (let event = 0; event <= searched.frontier.event; event++) {
        const moment =
          event === 0 ? openingMoment(givens) : replay(givens, searched.chunk(chunkOf(event)), event)
        segmentAfter(givens, strategy, searchedExtent, moment).steps.forEach(({ kind, event: made }, index) =>
          placed.push(
            made === undefined ? { event, step: index + 1, kind } : { event: event + 1, step: 0, kind },
          ),
        )
      }
      return placed
    }

    test('are hit whenever they have run, in order, and in reverse in the reverse order', () => {
      const end = { event: trace.frontier.event, step: 1000 }
      for (const kind of new Set(steps.map((step) => step.kind))) {
        const target = compiledBreakpoints(
          trace,
          search,
          [{ place: { kind: 'line', step: kind }, conditions: [], nth: 0 }],
          new Map(),
        )
        const expected = steps
          .filter((step) => step.kind === kind)
          .map(({ event, step }) => ({ event, step }))
        // Stepping through all hits takes too long for a line that runs very often.
        const some = expected.slice(-30)
        const before = expected.at(-31) ?? { event: 0, step: 0 }
        expect(hitsFrom(trace, target, before, 'forward')).toEqual(some)
        expect(hitsFrom(trace, target, end, 'back').slice(0, 30)).toEqual(some.toReversed())
      }
    })

    test('are hit for the fifth time at their fifth run', () => {
      for (const kind of new Set(steps.map((step) => step.kind))) {
        const [fifth] = steps.filter((step) => step.kind === kind).slice(4)
        const target = compiledBreakpoints(
          trace,
          search,
          [{ place: { kind: 'line', step: kind }, conditions: [], nth: 5 }],
          new Map(),
        )
        const expected = fifth === undefined ? [] : [{ event: fifth.event, step: fifth.step }]
        expect(hitsFrom(trace, target, { event: 0, step: 0 }, 'forward')).toEqual(expected)
      }
    })

    test('are found by one scan through the pages, every one and in order', () => {
      for (const kind of new Set(steps.map((step) => step.kind))) {
        const line = { place: { kind: 'line', step: kind }, conditions: [], nth: 0 } as const
        const [{ scanner }] = compiledBreakpoints(trace, search, [line], new Map())
        const met: Position[] = []
        for (let number = 0; number * CHUNK_EVENTS <= trace.frontier.event; number++)
          scanner.scan(number, (event, step) => {
            met.push({ event, step })
            return false
          })
        const expected = steps
          .filter((step) => step.kind === kind)
          .map(({ event, step }) => ({ event, step }))
        expect(met).toEqual(expected)
      }
    })
  },
)
