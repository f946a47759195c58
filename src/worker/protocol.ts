/**
 * The messages between the app and the solver's worker. Every one carries the number of its run: whoever gets a
 * message of an older run drops it.
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

export type Request =
  /** Asks whether the worker lives; answered in whatever run. */
  | { readonly type: 'ping'; readonly run: number }
  /** Says of a search that it is likely: the next. @property grid may have conflicts */
  | {
      readonly type: 'prepare'
      readonly run: number
      readonly grid: Grid
      readonly strategy: string
      readonly extent: Extent
    }
  /** Drops the run before it and searches ahead. */
  | {
      readonly type: 'start'
      readonly run: number
      readonly grid: Grid
      readonly strategy: string
      readonly extent: Extent
    }
  /**
   * Asks how far a search is that goes on. Its beginning, a stop, going on and its end are told unasked. @property withPage first
   * the page that has its last event
   */
  | { readonly type: 'progress'; readonly run: number; readonly withPage: boolean }
  /** Asks for a page that the search has reached. */
  | { readonly type: 'page'; readonly run: number; readonly page: number }
  /** Asks for the event that completed a solution, counted from 1, that the search has met. */
  | { readonly type: 'solution'; readonly run: number; readonly solution: number }
  /** Stops searching ahead; pages known so far can still be asked for. */
  | { readonly type: 'stop'; readonly run: number }
  /** Has the search leave most of its core to the page for a while, which cannot keep up beside it otherwise. */
  | { readonly type: 'give-way'; readonly run: number }
  /** Searches on after a stop. */
  | { readonly type: 'continue'; readonly run: number }
  /** Has a job done on the trace, in place of one of its kind before it. @property ask its number, for its reports */
  | ({ readonly type: 'begin'; readonly run: number; readonly ask: number } & TraceJobOrder)
  /** Gives a job up. */
  | { readonly type: 'end'; readonly run: number; readonly job: TraceJobKind }

/** How far a search has got. */
export interface Progress {
  readonly status: 'searching' | 'stopped' | 'ended'
  readonly events: number
  readonly placements: number
  readonly solutions: number
  /** Cells and table entries read. */
  readonly work: number
  /** Time spent searching ahead, without pauses. */
  readonly elapsedMs: number
  /** The depth that a picture of the trace must have room for. */
  readonly deepest: number
  readonly envelope: Envelope
  readonly landmarks: Landmarks
}

export type Reply =
  | { readonly type: 'pong'; readonly run: number }
  | { readonly type: 'progress'; readonly run: number; readonly progress: Progress }
  /** How a likely search begins: its first page, and how far it is then. */
  | { readonly type: 'prepared'; readonly run: number; readonly page: Page; readonly progress: Progress }
  | { readonly type: 'page'; readonly run: number; readonly page: Page }
  | { readonly type: 'solution'; readonly run: number; readonly solution: number; readonly event: number }
  /** How far a job has got: after its first slice, several times a second, and at the end. */
  | {
      readonly type: 'report'
      readonly run: number
      readonly ask: number
      readonly report: TraceJobReport
    }
  /** The run is lost: the worker threw. */
  | { readonly type: 'failed'; readonly run: number; readonly reason: string }
