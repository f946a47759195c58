/**
 * Contract of every trace, recomputed (by a search) or recorded: its answers match those found by applying its events
 * in order.
 */
import { fc } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import type { Breakpoint, Condition } from '../../src/search/breakpoints/breakpoint.ts'
import type { CompiledBreakpoint } from '../../src/search/breakpoints/stopFinder.ts'
import { type ScannedProgram, compiledBreakpoints } from '../../src/search/breakpoints/scanners.ts'
import type { ScannedTrace } from '../../src/search/breakpoints/scanner.ts'
import { candidates } from '../../src/sudoku/candidates.ts'
import { conflicts } from '../../src/sudoku/conflicts.ts'
import { cellOf, digitOf, EventKind, kindOf, type SearchEvent } from '../../src/search/events.ts'
import type { Givens } from '../../src/sudoku/givens.ts'
import { blanksOf, isComplete } from '../../src/sudoku/grid.ts'
import { promisingNumbers } from '../../src/search/programs/promising-numbers/strategy.ts'
import { tables } from '../../src/search/programs/tables/strategy.ts'
import type { Strategy } from '../../src/search/engine/strategy.ts'
import { depthBefore, depthsOf } from '../../src/search/trace/depths.ts'
import { roundedMean } from '../../src/search/trace/envelope.ts'
import { CHUNK_EVENTS, chunkOf } from '../../src/search/trace/chunk.ts'
import { type Position, positionAt } from '../../src/search/trace/position.ts'
import { RecordedTrace } from '../../src/search/trace/recordedTrace.ts'
import { replay } from '../../src/search/trace/replay.ts'
import { SearchTrace } from '../../src/search/trace/searchTrace.ts'
import { type Trace } from '../../src/search/trace/trace.ts'
import { RangeEnvelope } from '../../src/search/trace/rangeEnvelope.ts'
import { hitsFrom, nextHit } from '../search/breakpoints/hits.ts'
import { givensOfLine, PUZZLES } from '../sudoku/puzzles.ts'
import { recordingOf, repeatedWrites, type Write, writes } from '../search/trace/writes.ts'
import { eventsOf, recordingOfSearch, write } from '../support/recordings.ts'
import { SEED } from '../seed.ts'
import { IS_THOROUGH } from '../thorough.ts'

/** A trace to test, and its program. */
interface Subject {
  readonly name: string
  readonly givens: Givens
  readonly trace: Trace
  readonly program: ScannedProgram
}

function recomputedSubject(line: string, strategy: Strategy, extent: 'first' | 'all'): Subject {
  const givens = givensOfLine(line)
  const trace = new SearchTrace(givens, strategy, extent)
  while (!trace.frontier.ended) trace.advance()
  const name = `recomputed: ${strategy.id}, ${extent}, ${trace.frontier.event} events`
  return { name, givens, trace, program: { givens, strategy, extent } }
}

function recordedSubject(name: string, givens: Givens, trace: RecordedTrace): Subject {
  return { name: `recorded: ${name}, ${trace.frontier.event} events`, givens, trace, program: { givens } }
}

/** Records a search with its call depths, as a program with calls reports them. */
function recordingWithCalls(line: string, strategy: Strategy, extent: 'first' | 'all'): RecordedTrace {
  const givens = givensOfLine(line)
  const trace = new RecordedTrace(givens)
  let depth = 0
  for (const event of eventsOf(givens, strategy, extent)) {
    if (kindOf(event) === EventKind.place) depth++
    write(trace, event, 17, depth)
    if (kindOf(event) === EventKind.backtrack) depth--
  }
  trace.end()
  return trace
}

function randomWrites(): readonly Write[] {
  const [drawn] = fc.sample(writes, { numRuns: 1, seed: SEED })
  return [...drawn, { cell: 40, digit: 3, line: 2, calls: 1 }]
}

/** A recording that has begun its second chunk (of `CHUNK_EVENTS` events) and has not ended. */
function unfinishedTrace(givens: Givens): RecordedTrace {
  const trace = new RecordedTrace(givens)
  for (const event of eventsOf(givens, tables, 'first')) {
    write(trace, event)
    if (trace.frontier.event === CHUNK_EVENTS + 100) break
  }
  return trace
}

const hardGivens = givensOfLine(PUZZLES.codewars2)

const SUBJECTS: readonly Subject[] = [
  recomputedSubject(PUZZLES.codewars2, tables, 'first'),
  recomputedSubject(PUZZLES.sixSolutions, promisingNumbers, 'all'),
  recomputedSubject(PUZZLES.solved, tables, 'first'),
  recordedSubject('a search', hardGivens, recordingOfSearch(hardGivens, tables, 'first')),
  recordedSubject(
    'all solutions, with calls',
    givensOfLine(PUZZLES.sixSolutions),
    recordingWithCalls(PUZZLES.sixSolutions, promisingNumbers, 'all'),
  ),
  recordedSubject(
    `any writes of seed ${SEED}`,
    hardGivens,
    recordingOf(hardGivens, repeatedWrites(randomWrites(), 200)),
  ),
  recordedSubject(
    'nothing, on a full board',
    givensOfLine(PUZZLES.solved),
    recordingOf(givensOfLine(PUZZLES.solved), []),
  ),
  recordedSubject('going on', hardGivens, unfinishedTrace(hardGivens)),
]

/** An event, and the state after all events up to it were applied to a board. */
interface AppliedEvent {
  readonly event: SearchEvent
  readonly kind: EventKind
  /** The board after the event, as 81 characters. */
  readonly board: string
  readonly depth: number
  /** Depth of the call that made the event. */
  readonly calls: number
  /** True if the event completed a solution. */
  readonly isSolved: boolean
  /** True if the event took back or overwrote the digit just written, which had left a blank without candidates. */
  readonly isAtDeadEnd: boolean
}

function isSolution(board: Uint8Array, givens: Givens): boolean {
  const keeps = givens.every((digit, cell) => digit === 0 || digit === board[cell])
  return isComplete(board) && keeps && conflicts(board).length === 0
}

/** Returns every event of a trace with the state after it, by applying all events in order to one board. */
function appliedEvents({ givens, trace }: Subject): readonly AppliedEvent[] {
  const board = Uint8Array.from(givens)
  const applied: AppliedEvent[] = []
  for (let number = 0; number * CHUNK_EVENTS < trace.frontier.event; number++) {
    const chunk = trace.chunk(number)
    const depths = depthsOf(chunk)
    chunk.events.forEach((event, index) => {
      const [kind, cell] = [kindOf(event), cellOf(event)]
      const before = applied.at(-1)
      const answers = kind !== EventKind.place && before !== undefined && before.kind !== EventKind.backtrack
      const isStuck =
        answers &&
        cellOf(before.event) === cell &&
        blanksOf(board).some((blank) => candidates(board, blank) === 0)
      board[cell] = kind === EventKind.backtrack ? 0 : digitOf(event)
      applied.push({
        event,
        kind,
        board: board.join(''),
        depth: depths[index],
        calls:
          chunk.kind === 'recorded'
            ? chunk.calls[index]
            : depths[index] - (kind === EventKind.backtrack ? 0 : 1),
        isSolved: kind !== EventKind.backtrack && isSolution(board, givens),
        isAtDeadEnd: isStuck,
      })
    })
  }
  return applied
}

/** Maximum hits compared per breakpoint, because each hit is searched for individually. */
const MOST_HITS = 8

/** Places of breakpoints, each with a test of whether an event is a hit. */
const BREAKPOINTS: readonly (readonly [
  Breakpoint['place'] & { readonly kind: string },
  (applied: AppliedEvent) => boolean,
])[] = [
  [{ kind: 'event' }, () => true],
  [{ kind: 'backtrack' }, ({ kind }) => kind !== EventKind.place],
  [{ kind: 'dead-end' }, ({ isAtDeadEnd }) => isAtDeadEnd],
  [{ kind: 'solution' }, ({ isSolved }) => isSolved],
  [{ kind: 'line', step: 'place' }, ({ kind }) => kind === EventKind.place],
  [{ kind: 'line', step: 'replace' }, ({ kind }) => kind === EventKind.replace],
]

/** Conditions of breakpoints, each with a test of whether an event meets them. */
const CONDITIONS: readonly (readonly [readonly Condition[], (applied: AppliedEvent) => boolean])[] = [
  [[], () => true],
  [[{ kind: 'cell', cell: 4 }], ({ event }) => cellOf(event) === 4],
  [[{ kind: 'digit', digit: 7 }], ({ event }) => digitOf(event) === 7],
  [[{ kind: 'depth', relation: '=', depth: 20 }], ({ depth }) => depth === 20],
  [[{ kind: 'depth', relation: '≥', depth: 40 }], ({ depth }) => depth >= 40],
  [[{ kind: 'call', atMost: 3 }], ({ calls }) => calls <= 3],
]

/** Returns a copy of the trace whose chunks are computed once, because the tests read them often. */
function withCachedChunks(trace: Trace): ScannedTrace {
  const chunks = Array.from({ length: chunkOf(trace.frontier.event) + 1 }, (_, number) => trace.chunk(number))
  return { frontier: trace.frontier, chunk: (number) => chunks[number] }
}

/** Returns the last hits of the trace, at most `MOST_HITS`, found by searching backwards from its end. */
function lastHitsBackwards(
  trace: ScannedTrace,
  target: readonly CompiledBreakpoint[],
  end: number,
): readonly number[] {
  const back: number[] = []
  let at: Position | undefined = { event: end, step: 1 }
  while (back.length < MOST_HITS) {
    at = nextHit(trace, target, at, 'back')
    if (at === undefined) return back
    back.push(at.event)
  }
  return back
}

/** All but the recording of a whole search, which has the same events as the first recomputed search. */
const FEW_SUBJECTS = SUBJECTS.filter(({ name }) => !name.startsWith('recorded: a search'))

describe.each(IS_THOROUGH ? SUBJECTS : FEW_SUBJECTS)('$name', (subject) => {
  const { givens, trace, program } = subject
  const applied = appliedEvents(subject)
  const end = trace.frontier.event

  test('has chunks that reach each of its events, and none beyond', () => {
    for (let number = 0; number <= chunkOf(end); number++) {
      const chunk = trace.chunk(number)
      expect([chunk.number, chunk.start.event]).toEqual([number, number * CHUNK_EVENTS])
      expect(chunk.events).toHaveLength(Math.min(CHUNK_EVENTS, end - chunk.start.event))
    }
    expect(applied).toHaveLength(end)
    expect(() => trace.chunk(chunkOf(end) + 1)).toThrow(RangeError)
    expect(() => trace.chunk(-1)).toThrow(RangeError)
  })

  test('replays to the board, the counters and the last event of plain application', () => {
    let placements = 0
    let solutions = isComplete(givens) ? 1 : 0
    applied.forEach(({ event, kind, board, depth, isSolved }, index) => {
      if (kind !== EventKind.backtrack) placements++
      if (isSolved) solutions++
      const isLooked = index % 401 === 0 || index % CHUNK_EVENTS <= 1 || index === end - 1
      if (!isLooked) return
      const number = index + 1
      const moment = replay(givens, trace.chunk(chunkOf(number)), number)
      expect({ ...moment, board: moment.board.join(''), stack: [] }).toEqual({
        event: number,
        board,
        stack: [],
        depth,
        placements,
        backtracks: number - placements,
        solutions,
        last: event,
      })
    })
    expect(trace.frontier).toMatchObject({ event: end, placements, solutions })
  })

  test('has an envelope that touches the extreme depths, and room for the deepest', () => {
    const { span, lowest, highest, mean } = trace.envelope()
    expect(lowest).toHaveLength(Math.ceil(end / span))
    lowest.forEach((low, bucket) => {
      const depths = applied.slice(bucket * span, (bucket + 1) * span).map(({ depth }) => depth)
      expect([low, highest[bucket]]).toEqual([Math.min(...depths), Math.max(...depths)])
      expect(mean[bucket]).toBe(roundedMean(sumOf(depths), depths.length))
    })
    for (const { depth } of applied) if (depth > trace.deepest) throw new Error(`${depth} is too deep`)
  })

  test('reports its depths from any event, in slices', () => {
    expect(() => trace.depthsFrom(end)).toThrow(RangeError)
    for (const from of [0, 1, 1000, CHUNK_EVENTS - 3, CHUNK_EVENTS, end - 1].filter(
      (event) => event >= 0 && event < end,
    )) {
      const run = trace.depthsFrom(from)
      const events = Math.min(CHUNK_EVENTS, end - from)
      let at = from
      run.pass(events, 256, (low, high, count, sum) => {
        const depths = applied.slice(at, at + count).map(({ depth }) => depth)
        expect([low, high, sum]).toEqual([Math.min(...depths), Math.max(...depths), sumOf(depths)])
        at += count
      })
      expect([run.event, at]).toEqual([from + events, from + events])
    }
    expect(end === 0 ? 0 : depthBefore(trace.chunk(0))).toBeLessThanOrEqual(trace.deepest)
  })

  test('has envelopes of ranges that become exact', () => {
    const [from, to] = [Math.floor(end / 3), Math.floor((2 * end) / 3)]
    if (from === to) return
    const closer = new RangeEnvelope(trace, from, to, undefined, 64)
    while (!closer.isComplete) closer.advance()
    const envelope = closer.envelope()
    envelope.lowest.forEach((low, bucket) => {
      const first = envelope.from + bucket * envelope.span
      const depths = applied.slice(first, Math.min(to, first + envelope.span)).map(({ depth }) => depth)
      expect([low, envelope.highest[bucket]]).toEqual([Math.min(...depths), Math.max(...depths)])
      // A mean of means is rounded twice.
      expect(Math.abs(envelope.mean[bucket] - roundedMean(sumOf(depths), depths.length))).toBeLessThanOrEqual(
        1,
      )
    })
  })

  test('finds its solutions, and describes the first of them', () => {
    const solved = applied.flatMap(({ isSolved }, index) => (isSolved ? [index + 1] : []))
    const all = isComplete(givens) ? [0, ...solved] : solved
    expect(trace.frontier.solutions).toBe(all.length)
    expect(all.map((_, index) => trace.solutionEvent(index + 1))).toEqual(all)
    expect(() => trace.solutionEvent(all.length + 1)).toThrow(RangeError)
    expect(trace.landmarks.solutions).toEqual(solved.slice(0, 100))
  })

  test('reports the longest excursion and the deepest dead end', () => {
    const { deepest, excursion } = landmarksOf(subject, applied)
    expect(trace.landmarks.deepest).toBe(deepest)
    const { from, to } = trace.landmarks.excursion
    expect(to - from).toBe(excursion)
  })

  test('is searched for stops with the same hits as a plain scan, forwards and in reverse', () => {
    if (end === 0) return
    const scanned = withCachedChunks(trace)
    for (const [place, isThere] of BREAKPOINTS)
      for (const [conditions, isMeant] of CONDITIONS) {
        const plain = applied.flatMap((each, index) => (isThere(each) && isMeant(each) ? [index + 1] : []))
        // Forwards, a chunk that is still growing is not scanned until it is full.
        const known = trace.frontier.ended ? plain : plain.filter((event) => event <= CHUNK_EVENTS)
        const near = known.slice(-MOST_HITS)
        const target = compiledBreakpoints(scanned, program, [{ place, conditions, nth: 0 }], new Map())
        const before = positionAt((near[0] ?? 1) - 1)
        const name = JSON.stringify({ place, conditions })
        const met = hitsFrom(scanned, target, before, 'forward').map(({ event }) => event)
        expect([name, met]).toEqual([name, near])
        const back = lastHitsBackwards(scanned, target, end)
        expect([name, back]).toEqual([name, plain.slice(-MOST_HITS).toReversed()])
        const third = compiledBreakpoints(scanned, program, [{ place, conditions, nth: 3 }], new Map())
        const found = hitsFrom(scanned, third, positionAt(0), 'forward').map(({ event }) => event)
        expect([name, found]).toEqual([name, known.slice(2, 3)])
      }
  })
})

function sumOf(depths: readonly number[]): number {
  return depths.reduce((sum, depth) => sum + depth, 0)
}

/**
 * Finds two landmarks by definition: the event of the deepest dead end, and the length of the longest excursion (from a
 * placement to its removal). Leaves out where the excursion is, because several may be equally long.
 */
function landmarksOf({ givens }: Subject, applied: readonly AppliedEvent[]) {
  const filledAt = new Map<number, number>()
  let [solvedAt, deepest, deepestDepth, excursion] = [0, 0, 0, 0]
  let before = givens.join('')
  applied.forEach(({ event, kind, board, isSolved }, index) => {
    const number = index + 1
    const cell = cellOf(event)
    if (kind === EventKind.place) filledAt.set(cell, number)
    if (kind === EventKind.backtrack) {
      const placed = Array.from(before).filter(
        (digit, at) => digit !== '0' && Number(digit) !== givens[at],
      ).length
      if (placed > deepestDepth && !(solvedAt > 0 && solvedAt === index))
        [deepest, deepestDepth] = [index, placed]
      const from = filledAt.get(cell) ?? 0
      if (from > solvedAt) excursion = Math.max(excursion, number - from)
    }
    if (isSolved) solvedAt = number
    before = board
  })
  return { deepest, excursion }
}
