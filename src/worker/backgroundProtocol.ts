/**
 * Messages between the app and the background worker, which analyses, generates and solves puzzles, and diagnoses
 * programs. A run is one job: a `begin` starts it and cancels the previous one. Every message carries its run's number;
 * the receiver ignores messages of older runs.
 */
import type { BackgroundOrder, BackgroundReport } from './jobs/backgroundJobs.ts'

export type { BackgroundOrder, BackgroundReport }
export type { CompareProgress } from './jobs/compareJob.ts'
export type { CostsProgress } from './jobs/costsJob.ts'
export type { FactsProgress } from './jobs/factsJob.ts'
export type { GenerationState } from './jobs/generateJob.ts'
export type { JobStatus } from './jobs/job.ts'

export type BackgroundRequest =
  /** Heartbeat; answered regardless of the run. */
  | { readonly type: 'ping'; readonly run: number }
  | ({ readonly type: 'begin'; readonly run: number } & BackgroundOrder)
  /** Pauses the run and requests a report. */
  | { readonly type: 'stop'; readonly run: number }
  /** Resumes after a stop. */
  | { readonly type: 'continue'; readonly run: number }

export type BackgroundReply =
  | { readonly type: 'pong'; readonly run: number }
  /** Cumulative report, sent a few times a second. */
  | { readonly type: 'report'; readonly run: number; readonly report: BackgroundReport }
  /** The run failed because the worker threw. */
  | { readonly type: 'failed'; readonly run: number; readonly reason: string }
