/**
 * The messages between the app and the background worker, which analyses, makes and solves puzzles that nobody watches.
 * A new request drops the one before. Every message carries the number of its run: whoever gets a message of an older
 * run drops it.
 */
import type { BackgroundOrder, BackgroundReport } from './jobs/backgroundJobs.ts'

export type { BackgroundOrder, BackgroundReport }
export type { CompareProgress } from './jobs/compareJob.ts'
export type { CostsProgress } from './jobs/costsJob.ts'
export type { FactsProgress } from './jobs/factsJob.ts'
export type { GenerationState } from './jobs/generateJob.ts'
export type { JobStatus } from './jobs/job.ts'

export type BackgroundRequest =
  /** Asks whether the worker lives; answered in whatever run. */
  | { readonly type: 'ping'; readonly run: number }
  | ({ readonly type: 'begin'; readonly run: number } & BackgroundOrder)
  /** Goes no further; what is known is told. */
  | { readonly type: 'stop'; readonly run: number }
  /** Goes on after a stop. */
  | { readonly type: 'continue'; readonly run: number }

export type BackgroundReply =
  | { readonly type: 'pong'; readonly run: number }
  /** Told a few times a second: everything up to now each time. */
  | { readonly type: 'report'; readonly run: number; readonly report: BackgroundReport }
  /** The run is lost: the worker threw. */
  | { readonly type: 'failed'; readonly run: number; readonly reason: string }
