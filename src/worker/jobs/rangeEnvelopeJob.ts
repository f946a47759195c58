import type { StretchEnvelope } from '../../core/trace/envelope.ts'
import { RangeEnvelope } from '../../core/trace/rangeEnvelope.ts'
import type { Job, JobReport } from './job.ts'
import type { TraceRun } from './traceRun.ts'
import { TurnJob } from './turnJob.ts'

/** Order of a report on the depths after events `from` < n ≤ `to`, which must lie within the trace. */
export interface RangeOrder {
  readonly from: number
  readonly to: number
}

/** Bounds and mean of the depth along the range. The bounds are too wide at first, exact once the job is done. */
export interface RangeReport {
  readonly job: 'rangeEnvelope'
  readonly envelope: StretchEnvelope
}

/**
 * Returns a function that creates jobs for such reports on one run. Each job reuses what it can of the previous one's
 * result.
 */
export function rangeEnvelopeJobs({ trace }: TraceRun): (order: RangeOrder) => Job<RangeReport> {
  let latest: RangeEnvelope | undefined
  return ({ from, to }) => {
    latest = new RangeEnvelope(trace, from, to, latest)
    return new RangeEnvelopeJob(latest)
  }
}

class RangeEnvelopeJob extends TurnJob<RangeReport> {
  readonly #envelope: RangeEnvelope

  constructor(envelope: RangeEnvelope) {
    super()
    this.#envelope = envelope
  }

  get isDone(): boolean {
    return this.#envelope.isComplete
  }

  protected turn(): void {
    this.#envelope.advance()
  }

  report(): JobReport<RangeReport> {
    const envelope = this.#envelope.envelope()
    return {
      report: { job: 'rangeEnvelope', envelope },
      transfer: [envelope.lowest.buffer, envelope.highest.buffer, envelope.mean.buffer],
    }
  }
}
