import type { Givens } from '../../core/givens.ts'
import type { JobLoopDependencies } from '../../core/jobs/jobLoop.ts'
import { RecordedTrace } from '../../core/trace/recordedTrace.ts'
import { PAGE_EVENTS } from '../../core/trace/page.ts'
import { linesIn } from '../../core/trace/packedPage.ts'
import type { RecordedPart } from '../../worker/ownProtocol.ts'
import { type Recording, RecordedSource } from './recordedSource.ts'
import type { TraceListener } from '../../app/session/traceSource.ts'

/** Between two tellings of how far the recording has got. */
const REPORT_EVERY_MS = 100

/** Leaves room for a frame; a page of a fast program takes about a millisecond. */
const SLICE_MS = 10

/** As many as a line's number has room for. */
const LINES = 1 << 16

/** The writes of a run as they come from its worker, made into a trace a page at a time: the page stays free meanwhile. */
export class OwnRecording implements Recording {
  readonly givens: Givens
  readonly trace: RecordedTrace
  readonly source: RecordedSource
  /** By the clock of the run, so far. */
  elapsedMs = 0
  readonly #dependencies: JobLoopDependencies
  readonly #stopped: () => void
  readonly #failed: (reason: string) => void
  readonly #waiting: RecordedPart[] = []
  /** By line: 1 for one that has written. */
  readonly #writing = new Uint8Array(LINES)
  /** Times of the run by which so many events had been made, both growing. */
  readonly #times: { readonly events: number; readonly elapsedMs: number }[] = []
  /** Events that have come. */
  #events = 0
  #draining: Promise<void> | undefined
  #reportedAt = 0

  /**
   * @param stopped the user wants no more of it
   * @param failed a part tells of writes that no board has
   */
  constructor(
    givens: Givens,
    listener: TraceListener,
    dependencies: JobLoopDependencies,
    stopped: () => void,
    failed: (reason: string) => void,
  ) {
    this.givens = givens
    this.trace = new RecordedTrace(givens, false)
    this.#dependencies = dependencies
    this.#stopped = stopped
    this.#failed = failed
    this.source = new RecordedSource(this, listener, dependencies)
  }

  /** Whether a line has written to the board. @param line from 1 */
  hasWritten(line: number): boolean {
    return this.#writing[line] === 1
  }

  /** The run has gone on for so long. */
  reach(elapsedMs: number): void {
    this.elapsedMs = elapsedMs
    if (this.#events > (this.#times.at(-1)?.events ?? 0))
      this.#times.push({ events: this.#events, elapsedMs })
  }

  /** Time that the run has taken to get to an event, at most. */
  elapsedMsAt(event: number): number {
    if (event <= 0) return 0
    return this.#times.find(({ events }) => events >= event)?.elapsedMs ?? this.elapsedMs
  }

  add(part: RecordedPart): void {
    this.#events += part.type === 'packed' ? PAGE_EVENTS : part.writes.length
    this.#waiting.push(part)
    this.#draining ??= this.#drain()
  }

  /** Resolves when all that has been added is in the trace. */
  async drained(): Promise<void> {
    await this.#draining
  }

  /** Nothing comes after; what has yet to go into the trace does not. */
  end(): void {
    this.#waiting.length = 0
    this.trace.end()
    this.source.grew()
  }

  /** Nothing of it was so. */
  discard(): void {
    this.#waiting.length = 0
    this.trace.end()
    this.source.drop()
  }

  stop(): void {
    this.#stopped()
  }

  /** A recording that was cut off is run anew instead. */
  continue(): void {}

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0 && !this.trace.frontier.ended) {
      if (!this.#tookSome()) break
      this.#tell()
      await this.#dependencies.pause()
    }
    this.#draining = undefined
  }

  /** @returns false if a part is none: what comes after it is not read */
  #tookSome(): boolean {
    const until = this.#dependencies.now() + SLICE_MS
    try {
      do this.#take()
      while (this.#waiting.length > 0 && this.#dependencies.now() < until)
      return true
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      this.#waiting.length = 0
      this.#failed(error.message)
      return false
    }
  }

  /** The part that has waited longest goes into the trace. */
  #take(): void {
    const part = this.#waiting.shift()
    if (part === undefined) return
    if (part.type === 'packed') {
      this.trace.writePage(part.page)
      for (const line of linesIn(part.page)) this.#writing[line] = 1
      return
    }
    const { writes, lines } = part
    for (let index = 0; index < writes.length; index++) {
      const digit = writes[index] & 15
      this.trace.write(writes[index] >> 4, digit > 9 ? 0 : digit, lines[index])
      this.#writing[lines[index]] = 1
    }
  }

  #tell(): void {
    const now = this.#dependencies.now()
    if (now - this.#reportedAt < REPORT_EVERY_MS) return
    this.#reportedAt = now
    this.source.grew()
  }
}
