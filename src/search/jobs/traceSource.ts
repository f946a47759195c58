/**
 * Source of a session's trace, the events of its run in chunks of equal length: one interface for traces
 * recomputed in a worker and for recorded ones.
 */
import type { Asker } from '../../calls/question.ts'
import type { WorkerLoss } from '../../calls/watchedWorker.ts'
import type { Chunk } from '../trace/chunk.ts'
import type { Progress } from '../worker/solverQuestions.ts'
import type { TraceQuestions } from './traceJobs.ts'

/**
 * Reports about the current run, never about an older one. Called only after the request has returned, except that
 * `begin` may report progress immediately.
 */
export interface TraceListener {
  /** More of the trace is known, or the search has stopped or ended. */
  progressReported(progress: Progress): void
  /** The lines between events can be queried again: more of them may be known, or the run has ended. */
  linesArrived(): void
  /** A requested chunk is cached now. */
  chunkArrived(): void
  /** The run is lost, including its chunks. */
  failed(loss: WorkerLoss): void
}

/**
 * Asks about the current run. An iteration ends without an answer once the run is dropped; if a question fails, the run
 * is lost, which the listener hears.
 */
export interface TraceSource extends Asker<TraceQuestions> {
  /** Number of events known. */
  readonly length: number
  /**
   * Returns a chunk that reaches an event, if cached; otherwise requests it and reports its arrival by `chunkArrived`.
   * @param event already reached by the trace; in the chunk or at the chunk's end
   */
  chunk(number: number, event: number): Chunk | undefined
  /** Requests a chunk ahead of need. */
  prefetch(number: number): void
  /** Slows the growth of the trace briefly so that the page keeps up; missing if unsupported. */
  throttle?(): void
  stop(): void
  continue(): void
  /** Drops the run; it stops immediately and sends no more reports. */
  drop(): void
}
