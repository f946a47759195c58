import { HandedOver } from '../../calls/question.ts'
import type { Job } from '../../calls/turns.ts'
import type { StretchEnvelope } from '../trace/envelope.ts'
import { RangeEnvelope } from '../trace/rangeEnvelope.ts'
import type { TracedRun } from './tracedRun.ts'

/** The events `from` < n ≤ `to`, which must lie within the trace. */
export interface RangeOrder {
  readonly from: number
  readonly to: number
}

/**
 * Reads the bounds and the mean of the depth along a range of a run. The bounds are too wide at first, exact at the
 * end. Each job reuses what it can of the previous one's result.
 */
export function envelopeJobs({ trace }: TracedRun): (order: RangeOrder) => Job<StretchEnvelope> {
  let latest: RangeEnvelope | undefined
  return function* ({ from, to }) {
    const range = new RangeEnvelope(trace, from, to, latest)
    latest = range
    while (!range.isComplete) {
      range.advance()
      yield () => envelopeOf(range)
    }
    return envelopeOf(range)
  }
}

function envelopeOf(range: RangeEnvelope): HandedOver<StretchEnvelope> {
  const envelope = range.envelope()
  return new HandedOver(envelope, [envelope.lowest.buffer, envelope.highest.buffer, envelope.mean.buffer])
}
