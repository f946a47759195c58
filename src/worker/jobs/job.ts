/** Work in the background, done in slices; between two of them the worker answers messages. */
export interface Job<Report = unknown> {
  /** Nothing is left to do. */
  readonly isDone: boolean
  /** Works until the time is up, or until there is nothing to do for now; a little in any case. */
  advance(isTimeUp: () => boolean): void
  /** Everything found up to now. */
  report(status: JobStatus): JobReport<Report>
}

export type JobStatus = 'running' | 'stopped' | 'ended'

export interface JobReport<Report> {
  readonly report: Report
  /** Buffers in the report that its receiver takes over. */
  readonly transfer: readonly ArrayBufferLike[]
}
