import type { SlicedWork } from '../../core/jobs/jobLoop.ts'

/** Background work in slices; the worker handles messages between slices. */
export interface Job<Report = unknown> extends SlicedWork {
  /**
   * Returns what was found so far; a `ticks` job (times of events) only the pages (blocks of events) found since the
   * previous report.
   */
  report(status: JobStatus): JobReport<Report>
}

export type JobStatus = 'running' | 'stopped' | 'ended'

export interface JobReport<Report> {
  readonly report: Report
  /** Buffers of the report to transfer to its receiver. */
  readonly transfer: readonly ArrayBufferLike[]
}
