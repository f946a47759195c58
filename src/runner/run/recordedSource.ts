import { askerHere } from '../../calls/here.ts'
import { type Asker, type Kind, Lost } from '../../calls/question.ts'
import { type ThreadTime, Turns } from '../../calls/turns.ts'
import type { Givens } from '../../sudoku/givens.ts'
import { chunkOf, coversEvent, type RecordedChunk } from '../../search/trace/chunk.ts'
import type { RecordedTrace } from '../../search/trace/recordedTrace.ts'
import { traceJobs } from '../../search/jobs/traceJobs.ts'
import type { Progress, TraceQuestions } from '../../search/worker/solverQuestions.ts'
import type { TraceListener, TraceSource } from '../../search/jobs/traceSource.ts'

/** A recording, in progress or finished. */
export interface Recording {
  readonly givens: Givens
  readonly trace: RecordedTrace
  /** Run time of the program. */
  readonly elapsedMs: number
  /** Stops the program; `continue` resumes it if that is possible. */
  stop(): void
  continue(): void
}

/** Time budget of a job per slice, so small that several jobs leave room for a frame. */
const SLICE_MS = 4
const REPORT_EVERY_MS = 100

/** Maximum chunks in the cache. A decoded chunk takes seven bytes per event. */
const CACHED_CHUNKS = 96

/** Serves a recording in this thread: chunks synchronously, answers by the jobs that a worker runs for a search. */
export class RecordedSource implements TraceSource {
  readonly #recording: Recording
  readonly #listener: TraceListener
  readonly #pause: () => Promise<void>
  readonly #turns: Turns
  readonly #asker: Asker<TraceQuestions>
  /** LRU order: most recently used last. */
  readonly #chunks = new Map<number, RecordedChunk>()
  #isStopped = false
  /** Aborted once the source is dropped. */
  readonly #life = new AbortController()

  constructor(recording: Recording, listener: TraceListener, { pause, now }: ThreadTime) {
    const { givens, trace } = recording
    this.#recording = recording
    this.#listener = listener
    this.#pause = pause
    this.#turns = new Turns({ pause, now, sliceMs: SLICE_MS, reportEveryMs: REPORT_EVERY_MS })
    const isGrowing = () => !this.#isStopped && !trace.frontier.ended
    this.#asker = askerHere(traceJobs({ givens, trace, isGrowing }), this.#turns)
  }

  get length(): number {
    return this.#recording.trace.frontier.event
  }

  /**
   * Drops the cached chunks, reports progress and wakes the jobs. Call it at the start, periodically while the recording
   * grows, and at its end.
   */
  reportProgress(): void {
    if (this.#life.signal.aborted) return
    // The last chunk has grown, and every chunk may report other depths than before.
    this.#chunks.clear()
    this.#listener.progressReported(this.#progress())
    this.#turns.wake()
  }

  chunk(number: number, event: number): RecordedChunk | undefined {
    const { trace } = this.#recording
    if (this.#life.signal.aborted || event > this.length || number > chunkOf(this.length)) return undefined
    const known = this.#chunks.get(number)
    const chunk = known !== undefined && coversEvent(known, event) ? known : trace.chunk(number)
    this.#chunks.delete(number)
    this.#chunks.set(number, chunk)
    const [oldest] = this.#chunks.keys()
    if (this.#chunks.size > CACHED_CHUNKS) this.#chunks.delete(oldest)
    return chunk
  }

  /** No-op: recorded chunks are synchronous. */
  prefetch(): void {}

  async *ask<K extends Kind<TraceQuestions>>(
    kind: K,
    order: TraceQuestions[K]['order'],
    signal: AbortSignal,
  ): AsyncGenerator<TraceQuestions[K]['tell'], void, void> {
    const life = this.#life.signal
    // Works in a later task, as a worker would: a question that is dropped at once costs nothing and tells nothing.
    await this.#pause()
    try {
      yield* this.#asker.ask(kind, order, AbortSignal.any([signal, life]))
    } catch (error) {
      if (!(error instanceof Lost)) throw error
      if (life.aborted) return
      this.drop()
      this.#listener.failed(error.loss)
    }
  }

  stop(): void {
    if (this.#life.signal.aborted || this.#isStopped || this.#recording.trace.frontier.ended) return
    this.#isStopped = true
    this.#recording.stop()
    void this.#reportLater()
  }

  continue(): void {
    if (this.#life.signal.aborted || !this.#isStopped) return
    this.#isStopped = false
    this.#recording.continue()
    void this.#reportLater()
  }

  drop(): void {
    this.stop()
    this.#life.abort()
    this.#chunks.clear()
  }

  /** Reports in a later task, as a worker would. */
  async #reportLater(): Promise<void> {
    await this.#pause()
    this.reportProgress()
  }

  #progress(): Progress {
    const { trace, elapsedMs } = this.#recording
    const { event: events, placements, solutions, work, ended } = trace.frontier
    const status = ended ? 'ended' : this.#isStopped ? 'stopped' : 'searching'
    const { deepest, landmarks } = trace
    const envelope = trace.envelope()
    return { status, events, placements, solutions, work, elapsedMs, deepest, envelope, landmarks }
  }
}
