/**
 * The recomputed and the recorded trace of one search answer every question of the table alike: one is asked in a
 * worker, the other in this thread. A recording does not count operations, so it has no answer to questions about them.
 */
import { fc, test as property } from '@fast-check/vitest'
import { afterAll, describe, expect, test } from 'vitest'
import type { TraceSource } from '../../src/search/jobs/traceSource.ts'
import type { Breakpoint } from '../../src/search/breakpoints/breakpoint.ts'
import type { Direction } from '../../src/search/breakpoints/stopFinder.ts'
import { promisingNumbers } from '../../src/search/programs/promising-numbers/strategy.ts'
import { tables } from '../../src/search/programs/tables/strategy.ts'
import type { Extent, Strategy } from '../../src/search/engine/strategy.ts'
import type { CellStory } from '../../src/search/story/cellStory.ts'
import { positionAt } from '../../src/search/trace/position.ts'
import { CELLS } from '../../src/sudoku/units.ts'
import type {
  FindStopOrder,
  FindStopReport,
  TraceQuestions,
} from '../../src/search/worker/solverQuestions.ts'
import { givensOfLine, PUZZLES } from '../sudoku/puzzles.ts'
import { recordingOfSearch } from '../support/recordings.ts'
import { recordedSource, searchedSource } from '../support/sources.ts'
import { cases, some } from '../thorough.ts'

const SEARCHES: readonly (readonly [string, string, Strategy, Extent])[] = [
  ['for the first solution', PUZZLES.codewars2, tables, 'first'],
  ['within a chunk', PUZZLES.codewars1, promisingNumbers, 'first'],
  ['for all solutions', PUZZLES.fiftySolutions, tables, 'all'],
]

/** How to ask a kind of question, and what of its answer is the same. */
type Asked = {
  readonly [Kind in keyof TraceQuestions]: {
    readonly orders: (events: number, solutions: number) => fc.Arbitrary<TraceQuestions[Kind]['order']>
    /** Undefined if a recording has no answer. */
    readonly same: ((tell: TraceQuestions[Kind]['tell'], events: number) => unknown) | undefined
  }
}

const whole = <Tell>(tell: Tell) => tell

/** A range within the trace. @param least its least length */
const ranges = (events: number, least = 1) =>
  fc
    .tuple(fc.nat(events), fc.nat(events))
    .map(([one, other]) => ({ from: Math.min(one, other), to: Math.max(one, other) }))
    .filter(({ from, to }) => to - from >= least)

const breakpoints: fc.Arbitrary<Breakpoint> = fc.record({
  place: fc.constantFrom(
    { kind: 'event' } as const,
    { kind: 'backtrack' } as const,
    { kind: 'dead-end' } as const,
    { kind: 'solution' } as const,
    { kind: 'line', step: 'undo' } as const,
  ),
  conditions: fc.constantFrom(
    [],
    [{ kind: 'cell', cell: 4 } as const],
    [{ kind: 'depth', relation: '≥', depth: 50 } as const],
  ),
  nth: fc.constantFrom(0, 0, 1, 7),
})

const goals: fc.Arbitrary<FindStopOrder['goal']> = fc.oneof(
  breakpoints.map((breakpoint) => ({ kind: 'hit', breakpoints: [breakpoint] }) as const),
  fc.constant({ kind: 'over' } as const),
)

/** A recording ends with the last write: it knows no lines after it, at which a search may still stop. */
function stopOf(report: FindStopReport, events: number) {
  if (report.kind !== 'found' || report.position.event < events) return report
  return { kind: report.kind, event: report.position.event }
}

/** A recording has the lines of its program; which digits were tried follows from the rules only in a search. */
function storyOf({ writes, explained, from, to, count, isComplete }: CellStory) {
  const found = writes.map(({ event, kind, digit }) => [event, kind, digit])
  return { found, board: explained?.board, depth: explained?.depth, from, to, count, isComplete }
}

const ASKED: Asked = {
  solution: { orders: (_, solutions) => fc.integer({ min: 1, max: solutions }), same: whole },
  findStop: {
    orders: (events) =>
      fc.record({
        goal: goals,
        from: fc.integer({ min: 1, max: events }).map(positionAt),
        direction: fc.constantFrom<Direction>('forward', 'back'),
      }),
    same: stopOf,
  },
  flameNode: {
    orders: (events) =>
      fc.record({
        step: fc.constantFrom('here' as const, 'parent' as const, 'child' as const, 'deadEnd' as const),
        event: fc.integer({ min: 1, max: events }),
        depth: fc.integer({ min: 1, max: 20 }),
      }),
    same: whole,
  },
  writes: {
    orders: (events) => fc.record({ cell: fc.nat(CELLS - 1), event: fc.nat(events), chunks: fc.constant(9) }),
    same: storyOf,
  },
  flame: { orders: (events) => ranges(events).map((range) => ({ ...range, isExact: true })), same: whole },
  ticks: {
    orders: (events) =>
      fc.record({
        measure: fc.constant('work' as const),
        ticks: fc.tuple(fc.nat(events)),
        events: fc.tuple(fc.nat(events)),
      }),
    same: undefined,
  },
  envelope: { orders: (events) => ranges(events, Math.min(5000, events / 2)), same: whole },
  placements: { orders: (events) => ranges(events), same: whole },
  eventTimes: { orders: () => fc.constant({ measure: 'work' as const }), same: undefined },
}

const KINDS = Object.keys(ASKED) as readonly (keyof TraceQuestions)[]

const forever = new AbortController().signal

async function tellings(source: TraceSource, kind: keyof TraceQuestions, order: never): Promise<unknown[]> {
  const told: unknown[] = []
  for await (const tell of source.ask(kind, order, forever)) told.push(tell)
  return told
}

describe.each(some(SEARCHES, 2))('A search %s and its recordings', (_, line, strategy, extent) => {
  const givens = givensOfLine(line)
  const searched = searchedSource(givens, strategy, extent)
  const plain = recordedSource(givens, recordingOfSearch(givens, strategy, extent))
  /** With the calls by which steps over a call go; its envelope is of these. */
  const withCalls = recordedSource(givens, recordingOfSearch(givens, strategy, extent, 'calls'))
  const [{ events, solutions }] = plain.listener.progress

  afterAll(() => searched.source.drop())

  test('report the same, and are equally long', async () => {
    const { work: _read, elapsedMs: _ran, ...reported } = await searched.listener.untilEnded()
    const recorded = await plain.listener.untilEnded()
    expect(recorded).toMatchObject({ ...reported, work: 0, elapsedMs: 12 })
    expect(plain.source.length).toBe(searched.source.length)
  })

  describe.each(KINDS)('asked for %s', (kind) => {
    const { orders, same } = ASKED[kind]
    property.prop([orders(events, solutions) as fc.Arbitrary<unknown>], { numRuns: cases(6) })(
      'answer alike',
      async (order) => {
        await searched.listener.untilEnded()
        const goal = (order as Partial<FindStopOrder>).goal?.kind
        const recorded = goal === 'over' ? withCalls : plain
        // The table pairs each kind with its orders and tellings.
        const [expected, told] = await Promise.all([
          tellings(searched.source, kind, order as never),
          tellings(recorded.source, kind, order as never),
        ])
        expect(expected.length).toBeGreaterThan(0)
        if (same === undefined) expect(told).toEqual([])
        else expect(same(told.at(-1) as never, events)).toEqual(same(expected.at(-1) as never, events))
        expect([searched, recorded].flatMap(({ listener }) => listener.failures)).toEqual([])
      },
    )
  })
})
