import type { StretchEnvelope } from '../../core/trace/envelope.ts'
import { WindowEnvelope } from '../../core/trace/windowEnvelope.ts'
import type { Job, JobReport } from './job.ts'
import type { TraceRun } from './traceRun.ts'

/** Events `from` < n ≤ `to`, which the search has reached. */
export interface WindowOrder {
  readonly from: number
  readonly to: number
}

/** Bounds of the depth in the window: too wide at first, at last exact. */
export interface WindowReport {
  readonly job: 'windowEnvelope'
  readonly envelope: StretchEnvelope
}

/** Envelopes of windows of one run; each takes over what it can from the one before. */
export function windowEnvelopeJobs({ trace }: TraceRun): (order: WindowOrder) => Job<WindowReport> {
  let latest: WindowEnvelope | undefined
  return ({ from, to }) => {
    latest = new WindowEnvelope(trace, from, to, latest)
    return new WindowEnvelopeJob(latest)
  }
}

class WindowEnvelopeJob implements Job<WindowReport> {
  readonly #envelope: WindowEnvelope

  constructor(envelope: WindowEnvelope) {
    this.#envelope = envelope
  }

  get isDone(): boolean {
    return this.#envelope.isComplete
  }

  advance(isTimeUp: () => boolean): void {
    do this.#envelope.advance()
    while (!this.isDone && !isTimeUp())
  }

  report(): JobReport<WindowReport> {
    const envelope = this.#envelope.envelope()
    return {
      report: { job: 'windowEnvelope', envelope },
      transfer: [envelope.lowest.buffer, envelope.highest.buffer],
    }
  }
}
