import type { Job, JobReport, JobStatus } from './job.ts'

/** A job that runs in turns, each much shorter than a time slice. */
export abstract class TurnJob<Report> implements Job<Report> {
  abstract readonly isDone: boolean
  /** Does a small part of the work. */
  protected abstract turn(): void
  abstract report(status: JobStatus): JobReport<Report>

  advance(isTimeUp: () => boolean): void {
    do this.turn()
    while (!this.isDone && !isTimeUp())
  }
}
