/**
 * Defines the messages between the app and the worker that searches with built-in programs. Each message carries the
 * number of its run. Receivers drop messages of older runs, except pings. Pages are blocks of a fixed number of events.
 */
import type { Grid } from '../core/grid.ts'
import type { Extent } from '../core/search/strategy.ts'
import type { Envelope } from '../core/trace/envelope.ts'
import type { Landmarks } from '../core/trace/landmarks.ts'
import type { Page } from '../core/trace/page.ts'
import type { FlameOrder } from './jobs/flameJob.ts'
import type { FlameNodeAnswer } from './jobs/flameNodeJob.ts'
import type { HuntGoal, HuntOrder } from './jobs/huntJob.ts'
import type { Pace, PaceOrder } from './jobs/paceJob.ts'
import type { PageTicks, TicksOrder, TicksReport } from './jobs/ticksJob.ts'
import type { TraceJobKind, TraceJobOrder, TraceJobReport } from './jobs/traceJobs.ts'

export type {
  FlameNodeAnswer,
  FlameOrder,
  HuntGoal,
  HuntOrder,
  Pace,
  PaceOrder,
  PageTicks,
  TicksOrder,
  TicksReport,
  TraceJobKind,
  TraceJobOrder,
  TraceJobReport,
}

/** Message to the worker. `run`: number of the run. */
export type Request =
  /** Heartbeat; answered in any run. */
  | { readonly type: 'ping'; readonly run: number }
  /** Speculative: searches the first page of the likely next run. @property grid may have conflicts */
  | {
      readonly type: 'prepare'
      readonly run: number
      readonly grid: Grid
      readonly strategy: string
      readonly extent: Extent
    }
  /** Starts a run in place of the previous one and searches ahead. */
  | {
      readonly type: 'start'
      readonly run: number
      readonly grid: Grid
      readonly strategy: string
      readonly extent: Extent
    }
  /**
   * Polls a running search. Start, stop, continue and end are reported without a request.
   * @property withPage true to send the page of the latest event first
   */
  | { readonly type: 'progress'; readonly run: number; readonly withPage: boolean }
  /** Requests a page that the search has reached. */
  | { readonly type: 'page'; readonly run: number; readonly page: number }
  /** Requests the event that completed a solution. @property solution from 1, already found */
  | { readonly type: 'solution'; readonly run: number; readonly solution: number }
  /** Stops searching ahead; pages found so far stay available. */
  | { readonly type: 'stop'; readonly run: number }
  /** Throttles the search briefly, so that the app stays responsive. */
  | { readonly type: 'give-way'; readonly run: number }
  /** Resumes a stopped search. */
  | { readonly type: 'continue'; readonly run: number }
  /**
   * Starts a job on the trace; cancels the previous one of its kind.
   * @property ask number of the request, repeated in the job's reports
   */
  | ({ readonly type: 'begin'; readonly run: number; readonly ask: number } & TraceJobOrder)
  /** Cancels the job of a kind, if there is one. */
  | { readonly type: 'end'; readonly run: number; readonly job: TraceJobKind }

/** State of a search. */
export interface Progress {
  readonly status: 'searching' | 'stopped' | 'ended'
  readonly events: number
  readonly placements: number
  readonly solutions: number
  /** Total work so far, such as cells and table entries read. */
  readonly work: number
  /** Time spent searching, pauses excluded. */
  readonly elapsedMs: number
  /** Greatest depth so far; determines the scale of the timeline. */
  readonly deepest: number
  /** Lowest, highest and mean depth over the whole trace, in buckets of events. */
  readonly envelope: Envelope
  /** Notable events, such as the deepest dead end and the solutions. */
  readonly landmarks: Landmarks
}

/** Message from the worker. `run`: number of the run that it is about. */
export type Reply =
  | { readonly type: 'pong'; readonly run: number }
  | { readonly type: 'progress'; readonly run: number; readonly progress: Progress }
  /** First page of a speculative search, and the search's progress after that page. */
  | { readonly type: 'prepared'; readonly run: number; readonly page: Page; readonly progress: Progress }
  | { readonly type: 'page'; readonly run: number; readonly page: Page }
  /** Answer to the request `solution`. @property event the event that completed the solution */
  | { readonly type: 'solution'; readonly run: number; readonly solution: number; readonly event: number }
  /** State of a job: after its first slice of work, several times a second, and at its end. */
  | {
      readonly type: 'report'
      readonly run: number
      readonly ask: number
      readonly report: TraceJobReport
    }
  /** The worker threw; the run is lost. */
  | { readonly type: 'failed'; readonly run: number; readonly reason: string }
