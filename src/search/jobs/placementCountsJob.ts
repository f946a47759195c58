import { HandedOver } from '../../calls/question.ts'
import type { Job } from '../../calls/turns.ts'
import { PlacementCounter, PlacementCountCache, type PlacementCounts } from '../trace/placementCounts.ts'
import type { RangeOrder } from './envelopeJob.ts'
import type { TracedRun } from './tracedRun.ts'

/** Counts the placements in each cell over ranges of a run. Each count reuses earlier ones. */
export function placementCountsJobs({ trace }: TracedRun): (order: RangeOrder) => Job<PlacementCounts> {
  const known = new PlacementCountCache(trace)
  return function* ({ from, to }) {
    const count = new PlacementCounter(known, from, to)
    while (!count.isComplete) {
      count.advance()
      yield () => reportOf(count)
    }
    return reportOf(count)
  }
}

function reportOf(count: PlacementCounter): HandedOver<PlacementCounts> {
  const report = count.report()
  return new HandedOver(report, [report.counts.buffer])
}
