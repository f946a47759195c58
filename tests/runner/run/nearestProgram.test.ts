/**
 * A recording is compared with the events of every program, to find its likeness: the nearest program, and the first
 * event that differs. In these tests it has the events of one program: all of them, one changed, one too many, or only
 * the first ones.
 */
import { describe, expect, test } from 'vitest'
import { cellOf, EventKind, kindOf, packEvent, type SearchEvent } from '../../../src/search/events.ts'
import { lineOf } from '../../../src/sudoku/grid.ts'
import { type Likeness, NearestProgram } from '../../../src/runner/run/nearestProgram.ts'
import { STRATEGIES } from '../../../src/search/programs/registry.ts'
import type { Strategy } from '../../../src/search/engine/strategy.ts'
import { CHUNK_EVENTS } from '../../../src/search/trace/chunk.ts'
import { RecordedTrace } from '../../../src/search/trace/recordedTrace.ts'
import { eventsOf, write } from '../../support/recordings.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'
import { randomPuzzle } from '../../sudoku/randomPuzzles.ts'
import { SEED } from '../../seed.ts'
import { IS_THOROUGH, some } from '../../thorough.ts'

type Events = readonly SearchEvent[]

/** A puzzle, and the events of every program on it. */
interface Case {
  readonly line: string
  readonly streams: readonly { readonly program: string; readonly first: Events; readonly all: Events }[]
}

function caseOf(line: string): Case {
  const givens = givensOfLine(line)
  const streams = STRATEGIES.map((strategy) => ({
    program: strategy.id,
    first: [...eventsOf(givens, strategy, 'first')],
    all: [...eventsOf(givens, strategy, 'all')],
  }))
  return { line, streams }
}

/** Named puzzles, and random ones: `SEED=7 npx vitest run tests/runner/run` draws others. */
const CASES: readonly Case[] = [
  PUZZLES.codewars1,
  PUZZLES.sixSolutions,
  PUZZLES.unsolvable,
  ...Array.from({ length: IS_THOROUGH ? 3 : 1 }, (_, index) => lineOf(randomPuzzle(SEED * 100 + index, 30))),
].map(caseOf)

interface ComparisonOptions {
  /** False if the recording was cut off. */
  readonly isWhole?: boolean
  /** Maximum events to compare. */
  readonly limit?: number
  readonly strategies?: readonly Strategy[]
}

function likenessOf(line: string, events: Events, comparing: ComparisonOptions = {}): Likeness {
  const { isWhole = true, limit, strategies = STRATEGIES } = comparing
  const givens = givensOfLine(line)
  const trace = new RecordedTrace(givens)
  for (const event of events) write(trace, event)
  trace.end()
  const nearest = new NearestProgram(givens, trace, isWhole, strategies, limit)
  while (nearest.likeness === undefined) nearest.advance(() => true)
  return nearest.likeness
}

/** Returns the expected likeness, found by comparing complete streams. */
function plainLikeness({ streams }: Case, events: Events): Likeness {
  const isSame = (stream: Events) =>
    stream.length === events.length && commonEvents(stream, events) === events.length
  const same = streams.filter(({ first, all }) => isSame(first) || isSame(all))
  if (same.length > 0) {
    const [{ program, first, all }] = same
    const extent = isSame(first) && isSame(all) ? undefined : isSame(first) ? 'first' : 'all'
    return { kind: 'same', program, others: same.length - 1, extent }
  }
  const shared = Math.max(...streams.map(({ all }) => commonEvents(all, events)))
  const nearest = streams.find(({ all }) => commonEvents(all, events) === shared) ?? streams[0]
  const [own, theirs] = [events[shared], nearest.all[shared]]
  return { kind: 'parts', program: nearest.program, shared, own, theirs }
}

/** Returns the number of events that are the same from the start of two streams on. */
function commonEvents(one: Events, other: Events): number {
  const parted = one.findIndex((event, index) => event !== other[index])
  return parted < 0 ? one.length : parted
}

/** Changes the digit of one placement and keeps the other events. @param share of the events before it, 0 to 1 */
function withChangedDigit(
  events: Events,
  share: number,
): { readonly index: number; readonly events: Events } {
  const index = events.findLastIndex(
    (event, index) => index <= share * events.length && kindOf(event) === EventKind.place,
  )
  const event = events[index]
  const other = packEvent(EventKind.place, cellOf(event), ((event & 15) % 9) + 1)
  return { index, events: events.with(index, other) }
}

const hasEvents = (events: Events) => events.length > 0

test(`there are events to compare on the puzzles of seed ${SEED}`, () => {
  for (const { streams } of CASES)
    expect(streams.filter(({ all }) => hasEvents(all)).length).toBeGreaterThan(8)
})

describe.each(
  some(
    STRATEGIES.map((strategy, index) => [strategy.id, strategy, index] as const),
    4,
  ),
)('%s', (id, strategy, index) => {
  const others = STRATEGIES.filter((other) => other !== strategy)
  const strategies = [strategy, ...others]

  test.each(['first', 'all'] as const)('is found by its own events, to the extent %s', (extent) => {
    for (const each of CASES) {
      const { line } = each
      const events = each.streams[index][extent]
      if (!hasEvents(events)) continue
      const found = likenessOf(line, events, { strategies })
      expect([line, found]).toMatchObject([line, { kind: 'same', program: id }])
      expect([line, likenessOf(line, events)]).toEqual([line, plainLikeness(each, events)])
    }
  })

  test.each([0, 0.3, 1])('differs first at the changed event, at %d of all', (share) => {
    for (const each of CASES) {
      const { line } = each
      const { all } = each.streams[index]
      if (!hasEvents(all)) continue
      const { index: at, events } = withChangedDigit(all, share)
      const found = likenessOf(line, events, { strategies: [strategy] })
      const [own, theirs] = [events[at], all[at]]
      expect([line, found]).toEqual([line, { kind: 'parts', program: id, shared: at, own, theirs }])
      // Another program may make the changed event.
      const upTo = events.slice(0, at + 1)
      expect([line, likenessOf(line, upTo)]).toEqual([line, plainLikeness(each, upTo)])
    }
  })

  test('differs first at the end of a shorter recording, and at the end of the program in a longer one', () => {
    const { line, streams } = CASES[0]
    const { all } = streams[index]
    const shared = Math.floor(all.length / 3)
    expect(likenessOf(line, all.slice(0, shared), { strategies: [strategy] })).toEqual({
      kind: 'parts',
      program: id,
      shared,
      own: undefined,
      theirs: all[shared],
    })
    // One event more than the program makes.
    const more = [...all, packEvent(EventKind.place, cellOf(all[0]), 1)]
    expect(likenessOf(line, more, { strategies: [strategy] })).toEqual({
      kind: 'parts',
      program: id,
      shared: all.length,
      own: more.at(-1),
      theirs: undefined,
    })
  })
})

test('a recording that was cut off is the same so far', () => {
  const [{ line, streams }] = CASES
  const events = streams[0].all.slice(0, 700)
  const same = streams.filter(({ all }) => commonEvents(events, all) === events.length)
  expect(likenessOf(line, events, { isWhole: false })).toEqual({
    kind: 'same-so-far',
    program: streams[0].program,
    others: same.length - 1,
    events: 700,
  })
})

test.each([1, 511, 512, 513, 1000])('no more than %d events are compared when that is the limit', (limit) => {
  const { line, streams } = CASES[0]
  const { index, events } = withChangedDigit(streams[0].all, 0.7)
  expect(index).toBeGreaterThan(limit)
  expect(likenessOf(line, events, { limit })).toMatchObject({ kind: 'same-so-far', events: limit })
})

test('events of later chunks are compared as well', { tags: ['thorough'] }, () => {
  const tables = STRATEGIES.findIndex(({ id }) => id === 'tables')
  const line = PUZZLES.codewars2
  const all = [...eventsOf(givensOfLine(line), STRATEGIES[tables], 'all')]
  const strategies = [STRATEGIES[tables]]
  expect(all.length).toBeGreaterThan(5 * CHUNK_EVENTS)
  expect(likenessOf(line, all, { strategies })).toMatchObject({ kind: 'same', program: 'tables' })
  for (const share of [0.4, 0.9]) {
    const { index, events } = withChangedDigit(all, share)
    expect(likenessOf(line, events, { strategies })).toMatchObject({ kind: 'parts', shared: index })
  }
})
