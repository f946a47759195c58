import type { SlicedWork } from '../../core/jobs/jobLoop.ts'

/** Work in the background; between two slices of it the worker answers messages. */
export interface Job<Report = unknown> extends SlicedWork {
  /** Everything found up to now. */
  report(status: JobStatus): JobReport<Report>
}

export type JobStatus = 'running' | 'stopped' | 'ended'

export interface JobReport<Report> {
  readonly report: Report
  /** Buffers in the report that its receiver takes over. */
  readonly transfer: readonly ArrayBufferLike[]
}
