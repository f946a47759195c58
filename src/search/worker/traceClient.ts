import { Client } from '../../calls/client.ts'
import { latest, still } from '../../calls/latest.ts'
import { type Kind, Lost, lossOf } from '../../calls/question.ts'
import type { EverySecond, RawWorker, WorkerLoss } from '../../calls/watchedWorker.ts'
import type { Givens } from '../../sudoku/givens.ts'
import { sameBoard } from '../../sudoku/grid.ts'
import type { Extent } from '../engine/strategy.ts'
import { type Chunk, CHUNK_EVENTS } from '../trace/chunk.ts'
import type { Reached, SearchOrder, SolverQuestions } from './solverQuestions.ts'
import { ChunkCache } from './chunkCache.ts'
import type { TraceListener, TraceSource } from '../jobs/traceSource.ts'

/** Calls `resume` after the next paint, and an idle time proportional to the paint's cost. */
export type WhenRested = (resume: () => void) => void

/** A search that the worker has begun, for a run or ahead of one. */
interface BegunSearch {
  readonly order: SearchOrder
  /** Aborted once the search is dropped. */
  readonly life: AbortController
  /** What the worker has told of it: its first chunk. */
  beginning: Reached | undefined
}

/** A trace that a worker searches: caches its chunks, and polls how far the search is. */
export class TraceClient implements TraceSource {
  readonly #client: Client<SolverQuestions>
  readonly #listener: TraceListener
  readonly #whenRested: WhenRested
  /** Id of the program for which there is a worker; undefined while there is none. */
  #strategy: string | undefined
  /** Aborted once the run is dropped. */
  #run = new AbortController()
  /** Begun ahead of the run that probably comes next, so that its first chunk is there when Play is pressed. */
  #expected: BegunSearch | undefined
  /** The question that searches on, and the one about how far the search is. */
  readonly #advancing = latest()
  readonly #polling = latest()
  #growth: 'growing' | 'stopped' | 'ended' = 'ended'
  #length = 0
  /** True if the board needed the newest event since the last poll: the next poll then includes its chunk. */
  #needsNewestChunk = false
  readonly #chunks = new ChunkCache()

  constructor(
    makeWorker: () => RawWorker,
    everySecond: EverySecond,
    listener: TraceListener,
    whenRested: WhenRested,
  ) {
    this.#client = new Client(makeWorker, { everySecond, isMessage })
    this.#listener = listener
    this.#whenRested = whenRested
    this.#run.abort()
  }

  get length(): number {
    return this.#length
  }

  /** Searches the first chunk of the run that probably comes next. A no-op while a run is open. */
  prepare(givens: Givens, strategy: string, extent: Extent): void {
    if (this.#run.signal.aborted) this.#expected = this.#search({ grid: givens, strategy, extent })
  }

  /** Like `prepare`, but only if there is a worker. */
  change(givens: Givens, strategy: string, extent: Extent): void {
    if (this.#strategy !== undefined) this.prepare(givens, strategy, extent)
  }

  begin(givens: Givens, strategy: string, extent: Extent): void {
    this.#end()
    const { life, beginning } = this.#search({ grid: givens, strategy, extent })
    this.#expected = undefined
    this.#run = life
    this.#chunks.expect(0)
    this.#advance()
    if (beginning !== undefined) this.#receive(beginning)
  }

  /** Returns the search that was begun ahead, if it is the one; otherwise begins it in its place. */
  #search(order: SearchOrder): BegunSearch {
    const expected = this.#expected
    if (expected !== undefined && isSameOrder(expected.order, order)) return expected
    expected?.life.abort()
    // Each program has its own worker: once a worker has run two, the search's calls of their hooks are no longer
    // monomorphic, and slower.
    if (this.#strategy !== order.strategy) this.#client.end()
    this.#strategy = order.strategy
    const begun: BegunSearch = { order, life: new AbortController(), beginning: undefined }
    void this.#follow(begun)
    return begun
  }

  async #follow(begun: BegunSearch): Promise<void> {
    const { order, life } = begun
    try {
      for await (const reached of this.#client.ask('trace', order, life.signal)) {
        begun.beginning = reached
        if (this.#run === life) this.#receive(reached)
      }
    } catch (error) {
      const loss = lossOf(error)
      if (this.#run === life) this.#fail(loss)
    }
    if (this.#expected === begun) this.#expected = undefined
  }

  drop(): void {
    this.#end()
    this.#expected?.life.abort()
    this.#expected = undefined
  }

  #end(): void {
    this.#run.abort()
    this.#advancing.stop()
    this.#polling.stop()
    this.#growth = 'ended'
    this.#length = 0
    this.#chunks.clear()
  }

  stop(): void {
    if (this.#growth !== 'growing') return
    this.#growth = 'stopped'
    this.#advancing.stop()
    this.#poll()
  }

  continue(): void {
    if (this.#growth !== 'stopped') return
    this.#advance()
    this.#poll()
  }

  throttle(): void {
    void this.#giveWay()
  }

  async #giveWay(): Promise<void> {
    for await (const _ of this.#ask('giveWay', undefined, this.#run.signal));
  }

  chunk(number: number, event: number): Chunk | undefined {
    this.#needsNewestChunk ||= event === this.#length
    const chunk = this.#chunks.chunk(number, event)
    if (chunk === undefined && event <= this.#length && this.#chunks.expect(number)) void this.#fetch(number)
    return chunk
  }

  prefetch(number: number): void {
    const first = number * CHUNK_EVENTS + 1
    if (first > 0 && first <= this.#length) this.chunk(number, first)
  }

  async #fetch(number: number): Promise<void> {
    for await (const chunk of this.#ask('chunk', number, this.#run.signal)) {
      this.#chunks.keep(chunk)
      this.#listener.chunkArrived()
    }
  }

  ask: TraceSource['ask'] = (kind, order, signal) => this.#ask(kind, order, signal)

  /** Asks about the run. Ends early once the run is dropped. If the question fails, so does the run. */
  async *#ask<K extends Kind<SolverQuestions>>(
    kind: K,
    order: SolverQuestions[K]['order'],
    signal: AbortSignal,
  ): AsyncGenerator<SolverQuestions[K]['tell'], void, void> {
    const run = this.#run.signal
    try {
      yield* this.#client.ask(kind, order, AbortSignal.any([signal, run]))
    } catch (error) {
      if (!(error instanceof Lost)) throw error
      if (!run.aborted) this.#fail(error.loss)
    }
  }

  #fail(loss: WorkerLoss): void {
    this.drop()
    this.#client.end()
    this.#strategy = undefined
    this.#listener.failed(loss)
  }

  #advance(): void {
    this.#growth = 'growing'
    void this.#advancing.run(async (signal) => {
      for await (const progress of this.#ask('advance', undefined, signal))
        this.#receive({ progress, chunk: undefined })
    })
  }

  #receive({ progress, chunk }: Reached): void {
    if (chunk !== undefined) this.#chunks.keep(chunk)
    this.#length = progress.events
    if (progress.status === 'ended') {
      this.#growth = 'ended'
      this.#advancing.stop()
      this.#polling.stop()
    } else if (this.#growth === 'growing') this.#pollWhenRested()
    this.#listener.progressReported(progress)
  }

  /** Polls after a rest, so that a browser that draws slowly gets fewer reports. */
  #pollWhenRested(): void {
    void this.#polling.run(async (signal) => {
      await still(new Promise<void>(this.#whenRested), signal)
      this.#poll()
    })
  }

  #poll(): void {
    const withChunk = this.#needsNewestChunk
    this.#needsNewestChunk = false
    void this.#polling.run(async (signal) => {
      for await (const reached of this.#ask('progress', { withChunk }, signal)) this.#receive(reached)
    })
  }
}

function isSameOrder(a: SearchOrder, b: SearchOrder): boolean {
  return a.strategy === b.strategy && a.extent === b.extent && sameBoard(a.grid, b.grid)
}

function isMessage(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'type' in data
}
