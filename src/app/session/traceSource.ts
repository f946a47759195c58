/**
 * Source of a session's trace, the events of its run in pages (blocks) of equal length: one interface for traces
 * recomputed in a worker and for recorded ones.
 */
import type { HuntState } from '../../core/breakpoints/hunt.ts'
import type { Givens } from '../../core/givens.ts'
import type { Grid } from '../../core/grid.ts'
import type { FlameQuery } from '../../core/trace/flameNodes.ts'
import type { FlamePicture } from '../../core/trace/flameView.ts'
import type { CellStory, WritesRequest } from '../../core/story/cellStory.ts'
import type { StretchEnvelope } from '../../core/trace/envelope.ts'
import type { RangeFills } from '../../core/trace/fillCounts.ts'
import type { Page } from '../../core/trace/page.ts'
import type {
  FlameNodeAnswer,
  FlameOrder,
  HuntOrder,
  Pace,
  PaceOrder,
  Progress,
  TicksOrder,
  TicksReport,
} from '../../worker/protocol.ts'
import type { WorkerLoss } from '../../calls/watchedWorker.ts'
import type { VisibleRange } from '../view/visibleRange.ts'
import type { FollowRequest, ValuesRequest } from '../own/values.ts'
import type { SessionProgram } from './session.ts'

/**
 * Reports about the current run, never about an older one. Called only after the request has returned, except that
 * `begin` may report progress immediately.
 */
export interface TraceListener {
  /** More of the trace is known, or the search has stopped or ended. */
  progressReported(progress: Progress): void
  /** The event that completed a requested solution is known. */
  solutionFound(solution: number, event: number): void
  /** Progress or end of the current hunt: the search for a breakpoint hit or the end of a step. */
  huntReported(state: HuntState): void
  /** The lines between events can be queried again: more of them may be known, or the run has ended. */
  linesArrived(): void
  /** A requested page is cached now. */
  pageArrived(): void
  /** The requested envelope (lowest, highest and mean depth per bucket of events) got more exact. */
  envelopeArrived(envelope: StretchEnvelope): void
  /** More fills per cell in the requested range are counted. */
  fillsArrived(fills: RangeFills): void
  /** The requested flame chart got more exact. */
  flameArrived(picture: FlamePicture): void
  /** The requested placement was found, or does not exist. */
  flameNodeFound(answer: FlameNodeAnswer): void
  /** The run is lost, including its pages. */
  failed(loss: WorkerLoss): void
}

export interface TraceSource {
  /**
   * Returns a page that reaches an event, if cached; otherwise requests it and reports its arrival by `pageArrived`.
   * @param event already reached by the trace; in the page or at the page's end
   */
  page(number: number, event: number): Page | undefined
  /** Requests a page ahead of need. @param events known length of the trace */
  prefetch(number: number, events: number): void
  /** Requests the event of a solution; answered by `solutionFound`. @param solution from 1, already found */
  findSolution(solution: number): void
  /** Starts a hunt, replacing the current one; reports by `huntReported`. */
  hunt(order: HuntOrder): void
  /** Cancels the current hunt; it sends no more reports. */
  endHunt(): void
  /**
   * Requests the envelope of a range, replacing the request for another range. Reports by `envelopeArrived` until the
   * envelope is exact.
   */
  requestEnvelope(range: VisibleRange): void
  /** Cancels the request for an envelope; it sends no more reports. */
  dropEnvelope(): void
  /**
   * Requests the fills per cell in a range, replacing the previous request; reports by `fillsArrived`.
   * @returns false, without a request, if the trace has not reached the range
   */
  countFills(range: VisibleRange): boolean
  /** Cancels the request for fills; it sends no more reports. */
  dropFills(): void
  /**
   * Requests the flame chart of a range, replacing the request for another range. Reports by `flameArrived` until the
   * chart is exact.
   */
  requestFlame(order: FlameOrder): void
  /** Cancels the request for a flame chart; it sends no more reports. */
  dropFlame(): void
  /**
   * Requests a node of the flame chart (a placement), replacing the previous request for a node. Answered by
   * `flameNodeFound`.
   */
  findNode(query: FlameQuery): void
  /**
   * Requests the ticks of events, replacing the previous request: the time of each by a clock, which may count the
   * cells and table entries read (the work) instead of seconds.
   * @param onReport may be called more than once; never called if the work of the program is not counted
   */
  requestTicks(order: TicksOrder, onReport: (report: TicksReport) => void): void
  /**
   * Requests a sample of events with their ticks, replacing the previous request.
   * @param onReport as in `requestTicks`
   */
  requestPace(order: PaceOrder, onReport: (pace: Pace) => void): void
  /**
   * Requests the writes of a cell around an event, replacing the previous request.
   * @param onReport may be called more than once, until the story is complete
   */
  requestWrites(order: WritesRequest, onReport: (story: CellStory) => void): void
  /** Cancels the request for writes; it sends no more reports. */
  dropWrites(): void
  /**
   * Counts how often each line of the user's own program ran, up to an event and in total; replaces the previous count.
   * Missing for other programs.
   */
  countLines?(event: number): void
  /** Cancels the count of lines. */
  endCounting?(): void
  /** Reads values at a line of the user's own program; replaces the previous reading. Missing for other programs. */
  readValues?(request: ValuesRequest): void
  /** Cancels the reading of values. */
  endReading?(): void
  /**
   * Finds the writes of a variable of the user's own program; replaces the previous search. Missing for other programs.
   */
  followVariable?(request: FollowRequest): void
  /** Cancels the search for a variable's writes, and drops those found. */
  endFollowing?(): void
  /**
   * Finds the step after an event at which a line of the user's own program runs for the nth time, from 0; calls
   * `found` once it is known. Missing for other programs.
   */
  findLineStep?(run: { event: number; line: number; nth: number }, found: (step: number) => void): void
  /** Slows the growth of the trace briefly so that the page keeps up; missing if unsupported. */
  throttle?(): void
  /** Pauses the growth of the trace. */
  stop(): void
  /** Resumes the growth after a stop. */
  continue(): void
  /** Drops the run; it stops immediately and sends no more reports. */
  drop(): void
}

/** A trace source, with the commands that prepare and start its runs. */
export interface Supply {
  readonly source: TraceSource
  /** Starts a run, replacing the current one. */
  begin(givens: Givens, program: SessionProgram): void
  /** Loads what the program needs to start. @param grid its probable givens, which may conflict */
  prepare(grid: Grid, program: SessionProgram): void
  /** Like `prepare`, but only if a worker is running already. */
  change(grid: Grid, program: SessionProgram): void
}
