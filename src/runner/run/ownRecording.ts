import type { Givens } from '../../sudoku/givens.ts'
import type { ThreadTime } from '../../calls/turns.ts'
import { RecordedTrace } from '../../search/trace/recordedTrace.ts'
import { CHUNK_EVENTS } from '../../search/trace/chunk.ts'
import { linesIn } from '../../search/trace/packedChunk.ts'
import type { RecordedPart } from '../questions.ts'
import { type Recording, RecordedSource } from './recordedSource.ts'
import type { TraceListener } from '../../search/jobs/traceSource.ts'

const REPORT_EVERY_MS = 100

/** Time budget per slice; leaves room for a frame. A chunk of a fast program takes about a millisecond. */
const SLICE_MS = 10

/** Number of possible line numbers, which are 16-bit. */
const LINE_NUMBERS = 1 << 16

/**
 * Turns the writes of a run, which its worker sends in parts, into a trace. Works in slices so that the page stays
 * responsive.
 */
export class OwnRecording implements Recording {
  readonly givens: Givens
  readonly trace: RecordedTrace
  /** The session's access to the trace. */
  readonly source: RecordedSource
  /** Run time so far, by the run's own clock. */
  elapsedMs = 0
  readonly #dependencies: ThreadTime
  readonly #stopped: () => void
  readonly #failed: (error: unknown) => void
  readonly #queue: RecordedPart[] = []
  /** By line: 1 if it has written to the board. */
  readonly #writtenLines = new Uint8Array(LINE_NUMBERS)
  /** Run times by event count; both ascend. */
  readonly #times: { readonly events: number; readonly elapsedMs: number }[] = []
  /** Events received, including queued ones. */
  #events = 0
  /** Resolves once the queue is empty; undefined while no part is being moved. */
  #draining: Promise<void> | undefined
  #reportedAt = 0

  /**
   * @param stopped called when the user stops the run
   * @param failed called with what went wrong; with a RangeError if a part contains writes that no board allows
   */
  constructor(
    givens: Givens,
    listener: TraceListener,
    dependencies: ThreadTime,
    stopped: () => void,
    failed: (error: unknown) => void,
  ) {
    this.givens = givens
    this.trace = new RecordedTrace(givens, false)
    this.#dependencies = dependencies
    this.#stopped = stopped
    this.#failed = failed
    this.source = new RecordedSource(this, listener, dependencies)
  }

  /** True if a line has written to the board. @param line from 1 */
  hasWritten(line: number): boolean {
    return this.#writtenLines[line] === 1
  }

  /** Records the run time so far, for the events received so far. */
  reach(elapsedMs: number): void {
    this.elapsedMs = elapsedMs
    if (this.#events > (this.#times.at(-1)?.events ?? 0))
      this.#times.push({ events: this.#events, elapsedMs })
  }

  /** Upper bound of the run time at an event. */
  elapsedMsAt(event: number): number {
    if (event <= 0) return 0
    return this.#times.find(({ events }) => events >= event)?.elapsedMs ?? this.elapsedMs
  }

  add(part: RecordedPart): void {
    this.#events += part.type === 'packed' ? CHUNK_EVENTS : part.writes.length
    this.#queue.push(part)
    this.#draining ??= this.#drain()
  }

  /** Resolves once the queue is empty. */
  async drained(): Promise<void> {
    await this.#draining
  }

  /** Ends the trace, drops queued parts, and reports the progress. */
  end(): void {
    this.#queue.length = 0
    this.trace.end()
    this.source.reportProgress()
  }

  /** Invalidates the recording: drops queued parts and the source. */
  discard(): void {
    this.#queue.length = 0
    this.trace.end()
    this.source.drop()
  }

  stop(): void {
    this.#stopped()
  }

  /** No-op: a recording that was cut off is run anew. */
  continue(): void {}

  async #drain(): Promise<void> {
    try {
      while (this.#queue.length > 0 && !this.trace.frontier.ended) {
        this.#takeSlice()
        this.#report()
        await this.#dependencies.pause()
      }
    } catch (error) {
      this.#queue.length = 0
      this.#failed(error)
    }
    this.#draining = undefined
  }

  /** Moves queued parts into the trace until `SLICE_MS` have passed. @throws RangeError if a part is invalid */
  #takeSlice(): void {
    const until = this.#dependencies.now() + SLICE_MS
    do this.#take()
    while (this.#queue.length > 0 && this.#dependencies.now() < until)
  }

  #take(): void {
    const part = this.#queue.shift()
    if (part === undefined) return
    if (part.type === 'packed') {
      this.trace.writeChunk(part.chunk)
      for (const line of linesIn(part.chunk)) this.#writtenLines[line] = 1
      return
    }
    const { writes, lines } = part
    for (let index = 0; index < writes.length; index++) {
      const digit = writes[index] & 15
      this.trace.write(writes[index] >> 4, digit > 9 ? 0 : digit, lines[index])
      this.#writtenLines[lines[index]] = 1
    }
  }

  /** Reports the progress, at most once in `REPORT_EVERY_MS`. */
  #report(): void {
    const now = this.#dependencies.now()
    if (now - this.#reportedAt < REPORT_EVERY_MS) return
    this.#reportedAt = now
    this.source.reportProgress()
  }
}
