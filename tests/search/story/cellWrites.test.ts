/**
 * The story of a cell lists exactly the writes to that cell around an event, and explains the latest one up to the
 * event. Finding it reads few chunks of the trace.
 */
import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { digitsOf } from '../../../src/sudoku/candidates.ts'
import { cellOf, digitOf, EventKind, kindOf } from '../../../src/search/events.ts'
import { promisingNumbers } from '../../../src/search/programs/promising-numbers/strategy.ts'
import { dancingLinks } from '../../../src/search/programs/dancing-links/strategy.ts'
import { fewestCandidates } from '../../../src/search/programs/fewest-candidates/strategy.ts'
import { tables } from '../../../src/search/programs/tables/strategy.ts'
import type { Strategy } from '../../../src/search/engine/strategy.ts'
import {
  type CellStory,
  WRITES_AFTER,
  WRITES_BEFORE,
  type WritesRequest,
} from '../../../src/search/story/cellStory.ts'
import { CellWrites } from '../../../src/search/story/cellWrites.ts'
import { FlameReader } from '../../../src/search/trace/flameReader.ts'
import { CHUNK_EVENTS, chunkOf } from '../../../src/search/trace/chunk.ts'
import { replay } from '../../../src/search/trace/replay.ts'
import { SearchTrace } from '../../../src/search/trace/searchTrace.ts'
import type { Trace } from '../../../src/search/trace/trace.ts'
import { recordingOfSearch } from '../../support/recordings.ts'
import { cases } from '../../thorough.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'
import { recordingOf, repeatedWrites, writes } from '../trace/writes.ts'

interface StoryTrace {
  readonly trace: Trace
  readonly line: string
  /** Undefined for a recording. */
  readonly strategy: Strategy | undefined
}

function searchedTrace(line: string, strategy: Strategy): StoryTrace {
  const trace = new SearchTrace(givensOfLine(line), strategy, 'first')
  for (let chunk = 0; chunk < 12 && !trace.frontier.ended; chunk++) trace.advance()
  return { trace, line, strategy }
}

const SEARCHES: readonly StoryTrace[] = [
  searchedTrace(PUZZLES.codewars2, tables),
  searchedTrace(PUZZLES.codewars2, fewestCandidates),
  searchedTrace(PUZZLES.codewars1, promisingNumbers),
  searchedTrace(PUZZLES.codewars2, dancingLinks),
  searchedTrace(PUZZLES.antiBruteForce, tables),
]

interface NaiveWrite {
  readonly event: number
  readonly kind: EventKind
  readonly digit: number
}

/** Results of `writesOf`. */
const known = new WeakMap<Trace, readonly (readonly NaiveWrite[])[]>()

/** Returns all writes to each cell. */
function writesOf(trace: Trace): readonly (readonly NaiveWrite[])[] {
  const cells = known.get(trace) ?? naiveWrites(trace)
  known.set(trace, cells)
  return cells
}

/** Reads every event of a trace. Returns the writes to each cell. */
function naiveWrites(trace: Trace): readonly (readonly NaiveWrite[])[] {
  const cells: NaiveWrite[][] = Array.from({ length: 81 }, () => [])
  let event = 0
  for (let number = 0; number <= chunkOf(trace.frontier.event); number++)
    for (const written of trace.chunk(number).events)
      cells[cellOf(written)].push({ event: ++event, kind: kindOf(written), digit: digitOf(written) })
  return cells
}

function storyOf({ trace, line, strategy }: StoryTrace, order: WritesRequest): CellStory {
  const givens = givensOfLine(line)
  const search = strategy === undefined ? undefined : { givens, strategy }
  const found = new CellWrites(new FlameReader(trace, givens), search, order)
  while (!found.isComplete) found.advance()
  return found.story()
}

/**
 * A request for a story. `cell` is a cell, or the cell that the event writes. `share` gives the event as a share of the
 * trace. With `edge`, the event is moved to that offset from the nearest edge of a chunk.
 */
interface StoryRequest {
  readonly cell: number | 'written'
  readonly share: number
  readonly edge: number | undefined
}

const requests: fc.Arbitrary<StoryRequest> = fc.record({
  cell: fc.oneof(fc.nat(80), fc.constant('written' as const)),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
  edge: fc.option(fc.integer({ min: -2, max: 2 }), { nil: undefined }),
})

function orderOf(
  trace: Trace,
  { cell, share, edge }: StoryRequest,
): { readonly cell: number; readonly event: number } {
  const { event: end } = trace.frontier
  const anywhere = Math.round(share * end)
  const nearEdge = Math.round(anywhere / CHUNK_EVENTS) * CHUNK_EVENTS + (edge ?? 0)
  const event = edge === undefined ? anywhere : Math.max(0, Math.min(end, nearEdge))
  if (cell !== 'written') return { cell, event }
  if (event === 0) return { cell: 0, event }
  return { cell: cellOf(trace.chunk(chunkOf(event)).events[(event - 1) % CHUNK_EVENTS]), event }
}

function expectExactStory(run: StoryTrace, request: StoryRequest, chunks = Number.POSITIVE_INFINITY): void {
  const { trace } = run
  const { cell, event } = orderOf(trace, request)
  const { writes, explained, from, to, count } = storyOf(run, { cell, event, chunks })
  const all = writesOf(trace)[cell]
  const own = writes.map((write) => ({ event: write.event, kind: write.kind, digit: write.digit }))
  expect(own).toEqual(all.filter((write) => write.event > from && write.event <= to))
  expect(from).toBeLessThanOrEqual(event)
  expect(to).toBeGreaterThanOrEqual(event)
  expect(explained?.write.event).toBe(writes.findLast((write) => write.event <= event)?.event)
  if (chunks !== Number.POSITIVE_INFINITY) return
  const before = all.filter((write) => write.event <= event)
  const after = all.filter((write) => write.event > event)
  expect(own).toEqual([...before.slice(-WRITES_BEFORE - 1), ...after.slice(0, WRITES_AFTER)])
  const total = trace.frontier.ended ? all.length : undefined
  expect(count).toEqual(before.length === 0 ? undefined : { ordinal: before.length, total })
}

const shares = fc.double({ min: 0, max: 1, noNaN: true })

describe('The story of a cell', () => {
  test.prop([fc.constantFrom(...SEARCHES), requests], { numRuns: cases(300) })(
    'has exactly the writes of the cell before and after an event of a search',
    (run, request) => expectExactStory(run, request),
  )

  test.prop([fc.constantFrom(...SEARCHES), requests, fc.nat(2)], { numRuns: cases(300) })(
    'misses no write in the part that it has read, however soon it gives up',
    expectExactStory,
  )

  test.prop([writes, fc.nat(200), requests], { numRuns: cases(200) })(
    'has exactly the writes of the cell in a recording that writes in any order',
    (written, rounds, request) => {
      const line = PUZZLES.codewars1
      const trace = recordingOf(givensOfLine(line), repeatedWrites(written, rounds))
      expectExactStory({ trace, line, strategy: undefined }, request)
    },
  )

  test.prop([fc.constantFrom(...SEARCHES), shares, fc.nat(80)], { numRuns: cases(300) })(
    'explains a digit on the board by the event that placed it, with the board and depth of that event',
    (run, share, nth) => {
      const { trace, line } = run
      const givens = givensOfLine(line)
      const event = Math.round(share * trace.frontier.event)
      const moment = replay(givens, trace.chunk(chunkOf(event)), event)
      if (moment.stack.length === 0) return
      const placement = moment.stack[nth % moment.stack.length]
      const { explained } = storyOf(run, {
        cell: cellOf(placement),
        event,
        chunks: Number.POSITIVE_INFINITY,
      })
      if (explained === undefined) throw new Error('No write was found')
      const { write, board, depth } = explained
      expect([write.digit, write.kind === EventKind.backtrack]).toEqual([digitOf(placement), false])
      const then = replay(givens, trace.chunk(chunkOf(write.event)), write.event)
      expect([Array.from(board), depth]).toEqual([Array.from(then.board), then.depth])
    },
  )

  test('has the digits that the call tried before, alike in a search and in a recording of it', () => {
    const line = PUZZLES.codewars1
    const trace = recordingOfSearch(givensOfLine(line), tables, 'first')
    const recorded: StoryTrace = { trace, line, strategy: undefined }
    const search = searchedTrace(line, tables)
    let after = 0
    for (let event = 1; event <= trace.frontier.event; event += 211) {
      const cell = cellOf(trace.chunk(0).events[event - 1])
      const order = { cell, event, chunks: 1 }
      const tried = storyOf(search, order).explained?.tried
      expect(storyOf(recorded, order).explained?.tried).toBe(tried)
      after += digitsOf(tried ?? 0).length
    }
    expect(after).toBeGreaterThan(5)
  })

  test('skips the chunks in which deeper placements change, which a naive reader would read', () => {
    const run = searchedTrace(PUZZLES.antiBruteForce, tables)
    const { trace } = run
    const numbers: number[] = []
    const counting: Trace = Object.create(trace, {
      chunk: {
        value: (number: number) => {
          numbers.push(number)
          return trace.chunk(number)
        },
      },
      frontier: { get: () => trace.frontier },
      stackHeights: { value: () => trace.stackHeights() },
    })
    const found = new CellWrites(
      new FlameReader(counting, givensOfLine(run.line)),
      { givens: givensOfLine(run.line), strategy: tables },
      { cell: 0, event: 11 * CHUNK_EVENTS, chunks: Number.POSITIVE_INFINITY },
    )
    while (found.story().explained === undefined) found.advance()
    expect(found.story().explained?.write.event).toBe(writesOf(trace)[0].at(-1)?.event)
    expect(new Set(numbers).size).toBeLessThan(4)
  })

  test('waits until the trace has reached the event', () => {
    const givens = givensOfLine(PUZZLES.codewars2)
    const trace = new SearchTrace(givens, tables, 'first')
    const search = { givens, strategy: tables }
    const found = new CellWrites(new FlameReader(trace, givens), search, { cell: 1, event: 9, chunks: 9 })
    found.advance()
    expect([found.isWaiting, found.story().explained]).toEqual([true, undefined])
    trace.advance()
    while (!found.isComplete) found.advance()
    expect(found.story().explained?.write).toMatchObject({ event: 1, digit: 1 })
  })
})
