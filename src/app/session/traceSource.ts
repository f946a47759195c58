/** Where a session gets its trace from; whether it is recomputed in a worker or recorded, nobody who asks can tell. */
import type { HuntState } from '../../core/breakpoints/hunt.ts'
import type { Givens } from '../../core/givens.ts'
import type { Grid } from '../../core/grid.ts'
import type { FlameQuery } from '../../core/trace/flameNodes.ts'
import type { FlamePicture } from '../../core/trace/flameView.ts'
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
import type { WorkerLoss } from '../workers/watchedWorker.ts'
import type { VisibleRange } from '../view/visibleRange.ts'
import type { SessionProgram } from './session.ts'

/** Reports on the current run, never on an older one; never called before the request returns. */
export interface TraceListener {
  progressed(progress: Progress): void
  /** A solution has been found again that was asked for. @param event the one that completed it */
  foundSolution(solution: number, event: number): void
  /** How far the current hunt has got. */
  hunted(state: HuntState): void
  /** More is known of the lines between events than the model of the program has told. */
  learned(): void
  /** A page has come that was asked for. */
  paged(): void
  /** The envelope that was asked for has got sharper. */
  sharpened(envelope: StretchEnvelope): void
  /** More is known of how often each cell was filled in the range that was asked for. */
  counted(fills: RangeFills): void
  /** The flame chart that was asked for has got sharper. */
  flamed(picture: FlamePicture): void
  /** The placement that was asked for has been found, or there is none. */
  foundNode(answer: FlameNodeAnswer): void
  /** The run is lost, and with it its pages. */
  failed(loss: WorkerLoss): void
}

export interface TraceSource {
  /**
   * A page that reaches as far as an event, if it is at hand; otherwise it is asked for, and `paged` tells when it has
   * come. @param event a position that the trace has reached, in the page or at its end
   */
  page(number: number, event: number): Page | undefined
  /** Asks for a page ahead of need. @param events how far the trace is known */
  prefetch(number: number, events: number): void
  /** Asks where a solution was met; `foundSolution` answers. @param solution counted from 1, met already */
  findSolution(solution: number): void
  /** Hunts in place of the hunt before; `hunted` tells how it goes. */
  hunt(order: HuntOrder): void
  /** Gives the current hunt up; no more is heard of it. */
  endHunt(): void
  /** Asks for the envelope of a range in place of the one before, once; `sharpened` tells it as it gets exact. */
  requestEnvelope(range: VisibleRange): void
  /** Gives it up; no more is heard of it. */
  dropEnvelope(): void
  /**
   * Asks how often each cell was filled in a range, in place of the one before; `counted` tells it as it is counted.
   * @returns false if the trace has not got that far: then nothing was asked
   */
  countFills(range: VisibleRange): boolean
  /** Gives it up; no more is heard of it. */
  dropFills(): void
  /** Asks for the flame chart of a range in place of the one before, once; `flamed` tells it as it gets exact. */
  requestFlame(order: FlameOrder): void
  /** Gives it up; no more is heard of it. */
  dropFlame(): void
  /** Asks for a placement of the tree, in place of the one before; `foundNode` answers. */
  findNode(query: FlameQuery): void
  /**
   * Asks for the ticks of events, in place of those before. @param hear is told of them, maybe more than once; never where
   * nobody counts work
   */
  requestTicks(order: TicksOrder, onReport: (report: TicksReport) => void): void
  /** Asks where along a clock the events lie, in place of what was asked before. @param hear as in `requestTicks` */
  requestPace(order: PaceOrder, onReport: (pace: Pace) => void): void
  /**
   * Counts how often each line of the user's own program has run, up to an event and in all, in place of the count before;
   * missing where the program is none of the user's.
   */
  countLines?(event: number): void
  /** Gives it up. */
  endCounting?(): void
  /** Has the trace grow more slowly for a while, so that the page keeps up; missing where it cannot. */
  giveWay?(): void
  /** Has the trace grow no further for now. */
  stop(): void
  /** Has it grow on after a stop. */
  continue(): void
  /** Forgets the run; it stops at once, and no more is heard of it. */
  drop(): void
}

/** A source, and how what it tells of begins. */
export interface Supply {
  readonly source: TraceSource
  begin(givens: Givens, program: SessionProgram): void
  /** Has at hand what the program needs to begin. @param grid its probable givens, which may have conflicts */
  prepare(grid: Grid, program: SessionProgram): void
  /** As `prepare`, if there is anything at hand for another. */
  change(grid: Grid, program: SessionProgram): void
}
