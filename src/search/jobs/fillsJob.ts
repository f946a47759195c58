import { HandedOver } from '../../calls/question.ts'
import type { Job } from '../../calls/turns.ts'
import { RangeFillCount, FillCountCache, type RangeFills } from '../trace/fillCounts.ts'
import type { RangeOrder } from './envelopeJob.ts'
import type { TracedRun } from './tracedRun.ts'

/** Counts the placements in each cell over ranges of a run. Each count reuses earlier ones. */
export function fillsJobs({ trace }: TracedRun): (order: RangeOrder) => Job<RangeFills> {
  const known = new FillCountCache(trace)
  return function* ({ from, to }) {
    const count = new RangeFillCount(known, from, to)
    while (!count.isComplete) {
      count.advance()
      yield () => fillsOf(count)
    }
    return fillsOf(count)
  }
}

function fillsOf(count: RangeFillCount): HandedOver<RangeFills> {
  const fills = count.fills()
  return new HandedOver(fills, [fills.counts.buffer])
}
