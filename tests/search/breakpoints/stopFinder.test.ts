/** Continue and reverse continue stop at the same breakpoint hits as a plain scan of every event. */
import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import type { Condition } from '../../../src/search/breakpoints/breakpoint.ts'
import type { EventPlace } from '../../../src/search/breakpoints/eventFilter.ts'
import { eventScanner } from '../../../src/search/breakpoints/eventScanner.ts'
import {
  HitCount,
  StopFinder,
  type CompiledBreakpoint,
  type StopFinderState,
} from '../../../src/search/breakpoints/stopFinder.ts'
import { compiledBreakpoints } from '../../../src/search/breakpoints/scanners.ts'
import { cellOf, digitOf, EventKind, kindOf } from '../../../src/search/events.ts'
import { blanksOf } from '../../../src/sudoku/grid.ts'
import type { Strategy } from '../../../src/search/engine/strategy.ts'
import { segmentAfter } from '../../../src/search/steps/steps.ts'
import { STRATEGIES } from '../../../src/search/programs/registry.ts'
import { candidateList } from '../../../src/search/programs/candidate-list/strategy.ts'
import { promisingNumbers } from '../../../src/search/programs/promising-numbers/strategy.ts'
import { tables } from '../../../src/search/programs/tables/strategy.ts'
import { openingMoment } from '../../../src/search/trace/moment.ts'
import { type Position, START } from '../../../src/search/trace/position.ts'
import { SearchTrace } from '../../../src/search/trace/searchTrace.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'
import type { ScannedTrace } from '../../../src/search/breakpoints/scanner.ts'
import { CHUNK_EVENTS } from '../../../src/search/trace/chunk.ts'
import { hitsFrom, nextHit } from './hits.ts'
import { cases } from '../../thorough.ts'

const traces = new Map<string, ScannedTrace>()

/** A whole search with cached chunks. */
function traceOf(line: string, strategy: Strategy): ScannedTrace {
  const known = traces.get(line + strategy.id)
  if (known !== undefined) return known
  const trace = new SearchTrace(givensOfLine(line), strategy, 'first')
  while (!trace.frontier.ended) trace.advance()
  const count = Math.ceil(trace.frontier.event / CHUNK_EVENTS)
  const chunks = Array.from({ length: count }, (_, number) => trace.chunk(number))
  const scanned = { frontier: trace.frontier, chunk: (number: number) => chunks[number] }
  traces.set(line + strategy.id, scanned)
  return scanned
}

const blanksIn = (line: string) => blanksOf(givensOfLine(line)).length

/** Compiles a breakpoint. @param nth number, from 1, of the only hit that counts; 0 for every hit */
function compiledBreakpoint(
  trace: ScannedTrace,
  line: string,
  place: EventPlace,
  conditions: readonly Condition[] = [],
  nth = 0,
): CompiledBreakpoint {
  return { scanner: eventScanner(trace, place, conditions, givensOfLine(line)), nth, count: new HitCount() }
}

/** The events that match a breakpoint, found by a plain scan. */
function plainHits(
  trace: ScannedTrace,
  line: string,
  place: EventPlace,
  conditions: readonly Condition[],
): readonly number[] {
  const blanks = blanksIn(line)
  const hits: number[] = []
  let depth = 0
  let before: { kind: EventKind; depth: number } | undefined
  for (let number = 0; number * CHUNK_EVENTS < trace.frontier.event; number++) {
    trace.chunk(number).events.forEach((event, index) => {
      const kind = kindOf(event)
      depth += kind === EventKind.place ? 1 : kind === EventKind.backtrack ? -1 : 0
      const call = kind === EventKind.backtrack ? depth : depth - 1
      const isThere = {
        event: true,
        // A search of a built-in program never runs lines of the user's program.
        'source-line': false,
        place: kind === EventKind.place,
        replace: kind === EventKind.replace,
        undo: kind === EventKind.backtrack,
        backtrack: kind !== EventKind.place,
        solution: kind !== EventKind.backtrack && depth === blanks,
        'dead-end':
          kind !== EventKind.place &&
          before !== undefined &&
          before.kind !== EventKind.backtrack &&
          before.depth < blanks,
      }[place.kind]
      const isMeant = conditions.every((condition) => {
        if (condition.kind === 'cell') return cellOf(event) === condition.cell
        if (condition.kind === 'digit') return digitOf(event) === condition.digit
        if (condition.kind === 'call') return call <= condition.atMost
        return condition.relation === '=' ? depth === condition.depth : depth >= condition.depth
      })
      if (isThere && isMeant) hits.push(number * CHUNK_EVENTS + index + 1)
      before = { kind, depth }
    })
  }
  return hits
}

const places: fc.Arbitrary<EventPlace> = fc
  .constantFrom('event', 'place', 'replace', 'undo', 'backtrack', 'dead-end', 'solution')
  .map((kind) => ({ kind }))

const conditions: fc.Arbitrary<readonly Condition[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('cell' as const), cell: fc.nat(80) }),
    fc.record({ kind: fc.constant('digit' as const), digit: fc.integer({ min: 1, max: 9 }) }),
    fc.record({
      kind: fc.constant('depth' as const),
      relation: fc.constantFrom('=' as const, '≥' as const),
      depth: fc.nat(51),
    }),
    fc.record({ kind: fc.constant('call' as const), atMost: fc.nat(51) }),
  ),
  { maxLength: 2 },
)

describe('The search for a stop', () => {
  test('stops at the first backtrack of the search, and nowhere before', () => {
    const trace = traceOf(PUZZLES.codewars1, tables)
    const first = compiledBreakpoint(trace, PUZZLES.codewars1, { kind: 'backtrack' }, [], 1)
    const [expected] = plainHits(trace, PUZZLES.codewars1, { kind: 'backtrack' }, [])
    expect(nextHit(trace, [first], START, 'forward')).toEqual({ event: expected, step: 0 })
    expect(nextHit(trace, [first], { event: 5_000, step: 3 }, 'back')).toEqual({ event: expected, step: 0 })
    expect(nextHit(trace, [first], { event: 5_000, step: 3 }, 'forward')).toBeUndefined()
    expect(nextHit(trace, [first], { event: expected, step: 0 }, 'back')).toBeUndefined()
  })

  test('finds the solution at the last event', () => {
    const trace = traceOf(PUZZLES.codewars2, candidateList)
    const solution = compiledBreakpoint(trace, PUZZLES.codewars2, { kind: 'solution' })
    expect(hitsFrom(trace, [solution], START, 'forward')).toEqual([{ event: 99_056, step: 0 }])
  })

  test('finds no dead end where every blank entered has a candidate', () => {
    const trace = traceOf(PUZZLES.twoSolutions, tables)
    const deadEnd = compiledBreakpoint(trace, PUZZLES.twoSolutions, { kind: 'dead-end' })
    expect(hitsFrom(trace, [deadEnd], START, 'forward')).toEqual([])
  })

  test.each([
    ['the solution of a board that is full', PUZZLES.solved, { kind: 'solution' }, 'full'],
    // No digit fits r1c9, the first blank.
    ['the dead end', `123456780000000009${'0'.repeat(63)}`, { kind: 'dead-end' }, 'exhausted'],
  ] as const)('finds %s when nothing is ever placed, on its line', (_, line, place, kind) => {
    const givens = givensOfLine(line)
    for (const strategy of STRATEGIES) {
      const trace = new SearchTrace(givens, strategy, 'first')
      while (!trace.frontier.ended) trace.advance()
      const search = { givens, strategy, extent: 'first' } as const
      const target = compiledBreakpoints(trace, search, [{ place, conditions: [], nth: 0 }], new Map())
      const [hit, ...others] = hitsFrom(trace, target, START, 'forward')
      const { steps } = segmentAfter(givens, strategy, 'first', openingMoment(givens))
      expect([hit.event, steps[hit.step - 1].kind]).toEqual([0, kind])
      expect(others).toEqual([])
    }
  })

  test('reports no event beyond its final hit as scanned', () => {
    const line = PUZZLES.codewars2
    const trace = traceOf(line, tables)
    const near = compiledBreakpoint(trace, line, { kind: 'event' }, [], 3)
    const far = compiledBreakpoint(trace, line, { kind: 'event' }, [], 90_000)
    const finder = new StopFinder(trace, [far, near], START, 'forward')
    const reported: StopFinderState[] = []
    do reported.push(finder.advance())
    while (reported.at(-1)?.kind === 'searching')
    expect(reported.at(-1)).toEqual({ kind: 'found', position: { event: 3, step: 0 } })
    for (const state of reported) if (state.kind === 'searching') expect(state.event).toBeLessThan(3)
  })

  test('waits for a search that is not far enough', () => {
    const trace = new SearchTrace(givensOfLine(PUZZLES.codewars2), tables, 'first')
    trace.advance()
    const solution = compiledBreakpoint(trace, PUZZLES.codewars2, { kind: 'solution' })
    expect(nextHit(trace, [solution], START, 'forward')).toBeUndefined()
    while (!trace.frontier.ended) trace.advance()
    expect(nextHit(trace, [solution], START, 'forward')).toEqual({ event: 99_056, step: 0 })
  })

  property.prop([fc.constantFrom(...STRATEGIES), places, conditions, fc.nat(30)], { numRuns: cases(100) })(
    'stops at the same events as a plain scan, forwards and in reverse',
    (strategy, place, chosen, nth) => {
      const line = PUZZLES.codewars1
      const trace = traceOf(line, strategy)
      const plain = plainHits(trace, line, place, chosen).map((event): Position => ({ event, step: 0 }))
      // Few enough hits to reach them one by one.
      const near = plain.slice(-20)
      const from = near.length < plain.length ? { event: near[0].event - 1, step: 1 } : START
      const every = compiledBreakpoint(trace, line, place, chosen)
      const end: Position = { event: trace.frontier.event, step: 1 }
      expect(hitsFrom(trace, [every], from, 'forward')).toEqual(near)
      const back: Position[] = []
      for (let at: Position | undefined = end; back.length < near.length; ) {
        at = nextHit(trace, [every], at ?? START, 'back')
        if (at !== undefined) back.push(at)
        else break
      }
      expect(back).toEqual(near.toReversed())
      const numbered = compiledBreakpoint(trace, line, place, chosen, nth + 1)
      expect(hitsFrom(trace, [numbered], START, 'forward')).toEqual(plain.slice(nth, nth + 1))
      expect(hitsFrom(trace, [numbered], end, 'back')).toEqual(plain.slice(nth, nth + 1))
    },
  )

  property.prop([places, places, conditions, fc.nat(99_056), fc.nat(40)], { numRuns: cases(20) })(
    'stops at the hits of several breakpoints over many chunks in their common order',
    (one, other, chosen, at, nth) => {
      const line = PUZZLES.codewars2
      const trace = traceOf(line, promisingNumbers)
      const numbered = plainHits(trace, line, other, []).slice(nth, nth + 1)
      const all = [...new Set([...plainHits(trace, line, one, chosen), ...numbered])].toSorted(
        (a, b) => a - b,
      )
      const both = [
        compiledBreakpoint(trace, line, one, chosen),
        compiledBreakpoint(trace, line, other, [], nth + 1),
      ]
      const from = { event: at, step: 0 }
      expect(nextHit(trace, both, from, 'forward')?.event).toBe(all.find((event) => event > at))
      expect(nextHit(trace, both, from, 'back')?.event).toBe(all.findLast((event) => event < at))
    },
  )
})
