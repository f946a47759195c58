import type { SearchTrace } from '../../core/trace/searchTrace.ts'
import type { Progress } from '../protocol.ts'
import type { Job, JobReport, JobStatus } from './job.ts'

/** Runs a search to its end, in pages (blocks of events). */
export class SearchJob implements Job<Progress> {
  readonly #trace: SearchTrace
  readonly #now: () => number
  #elapsedMs = 0

  /** @param now monotonic clock, in ms */
  constructor(trace: SearchTrace, now: () => number) {
    this.#trace = trace
    this.#now = now
  }

  get isDone(): boolean {
    return this.#trace.frontier.ended
  }

  advance(isTimeUp: () => boolean): void {
    const startedMs = this.#now()
    do this.#trace.advance()
    while (!this.isDone && !isTimeUp())
    this.#elapsedMs += this.#now() - startedMs
  }

  report(status: JobStatus): JobReport<Progress> {
    const { event: events, placements, solutions, work } = this.#trace.frontier
    const envelope = this.#trace.envelope()
    const report: Progress = {
      status: status === 'running' ? 'searching' : status,
      events,
      placements,
      solutions,
      work,
      elapsedMs: this.#elapsedMs,
      deepest: this.#trace.deepest,
      envelope,
      landmarks: this.#trace.landmarks,
    }
    return { report, transfer: [envelope.lowest.buffer, envelope.highest.buffer, envelope.mean.buffer] }
  }
}
