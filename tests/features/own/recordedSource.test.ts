/**
 * A source of trace data that serves a recording in this thread reports the same as a search in a worker, and follows a
 * recording that still grows.
 */
import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { type Recording, RecordedSource } from '../../../src/features/own/recordedSource.ts'
import { TraceClient } from '../../../src/app/session/traceClient.ts'
import type { TraceListener, TraceSource } from '../../../src/app/session/traceSource.ts'
import type { WorkerLoss } from '../../../src/calls/watchedWorker.ts'
import type { Breakpoint } from '../../../src/core/breakpoints/breakpoint.ts'
import type { Direction, HuntState } from '../../../src/core/breakpoints/hunt.ts'
import { meanOf, type StretchEnvelope } from '../../../src/core/trace/envelope.ts'
import type { RangeFills } from '../../../src/core/trace/fillCounts.ts'
import type { FlamePicture } from '../../../src/core/trace/flameView.ts'
import { positionAt } from '../../../src/core/trace/position.ts'
import { RecordedTrace } from '../../../src/core/trace/recordedTrace.ts'
import { replay } from '../../../src/core/trace/replay.ts'
import { tables } from '../../../src/core/programs/tables/strategy.ts'
import { type Page, PAGE_EVENTS, pageOf } from '../../../src/core/trace/page.ts'
import type { FlameNodeAnswer, HuntOrder, Progress } from '../../../src/worker/protocol.ts'
import { givensOfLine, PUZZLES } from '../../core/puzzles.ts'
import { InProcessWorker } from '../../support/inProcessWorker.ts'
import { eventsOf, recordingOfSearch, write } from '../../support/recordings.ts'
import { cases } from '../../thorough.ts'

const dependencies = {
  pause: () => new Promise<void>((resume) => void setImmediate(resume)),
  now: () => performance.now(),
}

const never = () => () => undefined
const atOnce = (resume: () => void) => resume()

/** A listener whose reports can be awaited. */
class AwaitableListener implements TraceListener {
  readonly progress: Progress[] = []
  readonly hunts: HuntState[] = []
  readonly envelopes: StretchEnvelope[] = []
  readonly fills: RangeFills[] = []
  readonly pictures: FlamePicture[] = []
  readonly nodes: FlameNodeAnswer[] = []
  readonly solutions: (readonly [number, number])[] = []
  readonly failures: WorkerLoss[] = []
  #waiting: (() => void)[] = []

  progressReported = (progress: Progress) => this.#handle(this.progress, progress)
  huntReported = (state: HuntState) => this.#handle(this.hunts, state)
  envelopeArrived = (envelope: StretchEnvelope) => this.#handle(this.envelopes, envelope)
  fillsArrived = (fills: RangeFills) => this.#handle(this.fills, fills)
  flameArrived = (picture: FlamePicture) => this.#handle(this.pictures, picture)
  flameNodeFound = (answer: FlameNodeAnswer) => this.#handle(this.nodes, answer)
  solutionFound = (solution: number, event: number) =>
    this.#handle(this.solutions, [solution, event] as const)
  failed = (loss: WorkerLoss) => this.#handle(this.failures, loss)
  pageArrived = () => this.#wake()
  linesArrived = () => this.#wake()

  async until<Value>(value: () => Value | undefined): Promise<Value> {
    for (;;) {
      const found = value()
      if (found !== undefined) return found
      await new Promise<void>((resume) => this.#waiting.push(resume))
    }
  }

  #handle<Notice>(notices: Notice[], notice: Notice): void {
    notices.push(notice)
    this.#wake()
  }

  #wake(): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (const resume of waiting) resume()
  }
}

interface ListenedSource {
  readonly source: TraceSource
  readonly listener: AwaitableListener
}

const ended = ({ listener }: ListenedSource) =>
  listener.until(() => listener.progress.find(({ status }) => status === 'ended'))

/** Creates two sources of the same search with their listeners: one searches in a worker, one serves a recording. */
async function bothOf(
  line: string,
  extent: 'first' | 'all',
  calls?: 'calls',
): Promise<readonly [ListenedSource, ListenedSource]> {
  const givens = givensOfLine(line)
  const searching = new AwaitableListener()
  const client = new TraceClient(() => new InProcessWorker(), never, searching, atOnce)
  client.start(givens, tables.id, extent)
  const trace = recordingOfSearch(givens, tables, extent, calls)
  const listening = new AwaitableListener()
  const source = new RecordedSource(finishedRecording(trace, givens), listening, dependencies)
  source.reportProgress()
  const both = [
    { source: client, listener: searching },
    { source, listener: listening },
  ] as const
  await Promise.all(both.map(ended))
  return both
}

function finishedRecording(trace: RecordedTrace, givens = givensOfLine(PUZZLES.codewars2)): Recording {
  return { givens, trace, elapsedMs: 12, stop: () => undefined, continue: () => undefined }
}

/** Returns the order of a hunt (search) for the first hit of a breakpoint in the whole trace. */
function huntFromStart(breakpoint: Breakpoint): HuntOrder {
  return { goal: { kind: 'hit', breakpoints: [breakpoint] }, from: positionAt(0), direction: 'forward' }
}

async function pageAt({ source, listener }: ListenedSource, event: number): Promise<Page> {
  return listener.until(() => source.page(pageOf(event), event))
}

async function nextHit(
  { source, listener }: ListenedSource,
  breakpoint: Breakpoint,
  from: number,
  direction: Direction,
): Promise<HuntState | undefined> {
  listener.hunts.length = 0
  source.hunt({ goal: { kind: 'hit', breakpoints: [breakpoint] }, from: positionAt(from), direction })
  expect(listener.hunts).toEqual([])
  return listener.until(() => listener.hunts.find(({ kind }) => kind === 'found' || kind === 'none'))
}

async function eventOfHunt({ source, listener }: ListenedSource, order: HuntOrder): Promise<number> {
  listener.hunts.length = 0
  source.hunt(order)
  const found = await listener.until(() => listener.hunts.find((state) => state.kind === 'found'))
  return found.position.event
}

property.prop([fc.integer({ min: 1, max: 8365 }), fc.constantFrom('forward' as const, 'back' as const)], {
  numRuns: cases(8),
})('a step over a call leads to the same event in both', async (event, direction) => {
  const from = positionAt(event)
  const [searched, recorded] = await bothOf(PUZZLES.codewars1, 'first', 'calls')
  const order: HuntOrder = { goal: { kind: 'over' }, from, direction }
  expect(await eventOfHunt(recorded, order)).toBe(await eventOfHunt(searched, order))
})

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

describe('A recording', () => {
  const both = bothOf(PUZZLES.codewars2, 'first')

  test('reports the same as the search', async () => {
    const [searched, recorded] = await Promise.all((await both).map(ended))
    const { work: _read, elapsedMs: _ran, ...reported } = searched
    expect(recorded).toMatchObject({ ...reported, work: 0, elapsedMs: 12 })
  })

  property.prop([fc.integer({ min: 0, max: 99_056 })], { numRuns: cases(40) })(
    'has pages that lead to the same moments',
    async (event) => {
      const [searched, recorded] = await Promise.all((await both).map((source) => pageAt(source, event)))
      const givens = givensOfLine(PUZZLES.codewars2)
      expect(replay(givens, recorded, event)).toEqual(replay(givens, searched, event))
    },
  )

  property.prop(
    [breakpoints, fc.integer({ min: 0, max: 99_056 }), fc.constantFrom<Direction>('forward', 'back')],
    { numRuns: cases(60) },
  )('is hunted through to the same hits, reported asynchronously', async (breakpoint, from, direction) => {
    const [searched, recorded] = await both
    const expected = await nextHit(searched, breakpoint, from, direction)
    expect(await nextHit(recorded, breakpoint, from, direction)).toEqual(expected)
  })

  property.prop([fc.nat(99_056), fc.nat(99_056)], { numRuns: cases(20) })(
    'finally has the same envelope of any range',
    async (one, other) => {
      const [from, to] = [Math.min(one, other), Math.max(one, other)]
      fc.pre(to - from > 5_000)
      const sharpest = async ({ source, listener }: ListenedSource) => {
        listener.envelopes.length = 0
        source.dropEnvelope()
        source.requestEnvelope({ from, to })
        const exact = exactEnvelope(from, to)
        return listener.until(() => listener.envelopes.find((envelope) => areSame(envelope, exact)))
      }
      const [searched, recorded] = await Promise.all((await both).map(sharpest))
      expect(recorded).toEqual(searched)
    },
  )

  property.prop([fc.nat(99_056), fc.nat(99_056)], { numRuns: cases(8) })(
    'finally has the same flame chart of any range, and the same placements',
    async (one, other) => {
      const [from, to] = [Math.min(one, other), Math.max(one, other)]
      fc.pre(to > from)
      const drawn = async ({ source, listener }: ListenedSource) => {
        listener.pictures.length = 0
        listener.nodes.length = 0
        source.dropFlame()
        source.requestFlame({ from, to, isExact: true })
        const picture = await listener.until(() => listener.pictures.find(({ isExact }) => isExact))
        source.findNode({ step: 'here', event: to, depth: 3 })
        return { picture, answer: await listener.until(() => listener.nodes[0]) }
      }
      const [searched, recorded] = await Promise.all((await both).map(drawn))
      expect(recorded).toEqual(searched)
    },
  )

  property.prop([fc.nat(99_056), fc.nat(99_056)], { numRuns: cases(20) })(
    'has the same fill counts of any range',
    async (one, other) => {
      const [from, to] = [Math.min(one, other), Math.max(one, other)]
      const counted = async ({ source, listener }: ListenedSource) => {
        listener.fills.length = 0
        expect(source.countFills({ from, to })).toBe(true)
        return listener.until(() =>
          listener.fills.find((fills) => fills.reached === to && fills.from === from),
        )
      }
      const [searched, recorded] = await Promise.all((await both).map(counted))
      expect(recorded).toEqual(searched)
    },
  )

  test('finds every solution again', async () => {
    const [searched, recorded] = await Promise.all(
      (await bothOf(PUZZLES.fiftySolutions, 'all')).map(({ source, listener }) => {
        source.findSolution(31)
        expect(listener.solutions).toEqual([])
        return listener.until(() => listener.solutions.at(-1))
      }),
    )
    expect([searched[0], recorded]).toEqual([31, searched])
  })
})

const depths = depthsOfSearch()

/** Returns the depth after every event of the search, counted event by event. */
function depthsOfSearch(): Uint8Array {
  const found: number[] = []
  let depth = 0
  for (const event of eventsOf(givensOfLine(PUZZLES.codewars2), tables, 'first')) {
    depth += event >> 11 === 0 ? 1 : -1
    found.push(depth)
  }
  return Uint8Array.from(found)
}

function exactEnvelope(from: number, to: number): StretchEnvelope {
  const span = 2 ** Math.max(0, Math.ceil(Math.log2((to - from) / 4096)))
  const first = from - (from % span)
  const buckets = Array.from({ length: Math.ceil((to - first) / span) }, (_, bucket) =>
    depths.subarray(first + bucket * span, Math.min(to, first + (bucket + 1) * span)),
  )
  return {
    from: first,
    span,
    lowest: Uint8Array.from(buckets, (bucket) => Math.min(...bucket)),
    highest: Uint8Array.from(buckets, (bucket) => Math.max(...bucket)),
    mean: Uint16Array.from(buckets, (bucket) =>
      meanOf(
        bucket.reduce((sum, depth) => sum + depth, 0),
        bucket.length,
      ),
    ),
  }
}

/** True if two envelopes are equal, up to rounding of their means. */
function areSame(one: StretchEnvelope, other: StretchEnvelope): boolean {
  const isSame = (a: ArrayLike<number>, b: ArrayLike<number>, most: number) =>
    a.length === b.length && Array.from(a).every((depth, at) => Math.abs(depth - b[at]) <= most)
  return (
    isSame(one.lowest, other.lowest, 0) &&
    isSame(one.highest, other.highest, 0) &&
    // A mean of means is rounded twice.
    isSame(one.mean, other.mean, 1)
  )
}

describe('A growing recording', () => {
  const givens = givensOfLine(PUZZLES.codewars2)
  const events = [...eventsOf(givens, tables, 'first')]

  function growingSource() {
    const trace = new RecordedTrace(givens)
    const listener = new AwaitableListener()
    const commands: string[] = []
    const recording: Recording = {
      givens,
      trace,
      elapsedMs: 0,
      stop: () => void commands.push('stop'),
      continue: () => void commands.push('continue'),
    }
    const source = new RecordedSource(recording, listener, dependencies)
    const record = (to: number, calls = 0) => {
      while (trace.frontier.event < to) write(trace, events[trace.frontier.event], 0, calls)
      if (to === events.length) trace.end()
      source.reportProgress()
    }
    return { source, listener, commands, record }
  }

  test('is followed: pages grow, and a hunt waits for a later hit', async () => {
    const { source, listener, record } = growingSource()
    record(100)
    expect(source.page(0, 100)?.events).toHaveLength(100)
    expect(source.page(0, 101)).toBeUndefined()
    const solution: Breakpoint = { place: { kind: 'solution' }, conditions: [], nth: 0 }
    source.hunt(huntFromStart(solution))
    await listener.until(() => listener.hunts.find(({ kind }) => kind === 'waiting'))
    for (let to = 10_000; to < events.length; to += 10_000) record(to)
    record(events.length)
    expect(source.page(0, 101)?.events).toHaveLength(PAGE_EVENTS)
    const found = await listener.until(() => listener.hunts.find(({ kind }) => kind === 'found'))
    expect(found).toEqual({ kind: 'found', position: positionAt(99_056) })
    expect(listener.progress.at(-1)).toMatchObject({ status: 'ended', events: 99_056, solutions: 1 })
  })

  test('has its call depths once these differ, in an existing page, too', () => {
    const { source, record } = growingSource()
    record(2)
    expect(source.page(0, 2)?.depths).toEqual(Uint8Array.of(1, 2))
    record(3, 7)
    expect(source.page(0, 2)?.depths).toEqual(Uint8Array.of(0, 0, 7))
  })

  test('reports as stopped while it is stopped, and hunts on it as waiting', async () => {
    const { source, listener, commands, record } = growingSource()
    record(20_000)
    source.stop()
    source.stop()
    await listener.until(() => listener.progress.find(({ status }) => status === 'stopped'))
    source.hunt(huntFromStart({ place: { kind: 'solution' }, conditions: [], nth: 0 }))
    await listener.until(() => listener.hunts.find(({ kind }) => kind === 'waiting'))
    source.continue()
    expect(commands).toEqual(['stop', 'continue'])
    await listener.until(() => (listener.progress.at(-1)?.status === 'searching' ? true : undefined))
  })

  test('reports nothing once it is dropped', async () => {
    const { source, listener, commands, record } = growingSource()
    record(20_000)
    source.hunt(huntFromStart({ place: { kind: 'solution' }, conditions: [], nth: 0 }))
    source.requestEnvelope({ from: 0, to: 20_000 })
    source.findSolution(1)
    const { length } = listener.progress
    source.drop()
    record(30_000)
    for (let turn = 0; turn < 5; turn++) await dependencies.pause()
    expect([listener.hunts, listener.envelopes, listener.failures, listener.progress.length]).toEqual([
      [],
      [],
      [],
      length,
    ])
    expect(source.page(0, 1)).toBeUndefined()
    expect(commands).toEqual(['stop'])
  })

  test('fails as a run when it contains an error', async () => {
    const { source, listener, record } = growingSource()
    record(10)
    source.findSolution(1)
    await listener.until(() => listener.failures[0])
    expect(listener.failures).toEqual([{ kind: 'crashed', message: 'Solution 1 has not been met' }])
  })
})
