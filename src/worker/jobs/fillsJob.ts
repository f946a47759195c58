import { RangeFillCount, FillCountCache, type RangeFills } from '../../core/trace/fillCounts.ts'
import type { Job, JobReport } from './job.ts'
import type { RangeOrder } from './rangeEnvelopeJob.ts'
import type { TraceRun } from './traceRun.ts'
import { TurnJob } from './turnJob.ts'

/** Number of placements in each cell over a range of events, as far as counted. */
export interface FillsReport {
  readonly job: 'fills'
  readonly fills: RangeFills
}

/** Returns a function that creates a job for a range of the run. Each job reuses the counts of earlier ones. */
export function fillsJobMaker({ trace }: TraceRun): (order: RangeOrder) => Job<FillsReport> {
  const known = new FillCountCache(trace)
  return ({ from, to }) => new FillsJob(new RangeFillCount(known, from, to))
}

class FillsJob extends TurnJob<FillsReport> {
  readonly #count: RangeFillCount

  constructor(count: RangeFillCount) {
    super()
    this.#count = count
  }

  get isDone(): boolean {
    return this.#count.isComplete
  }

  protected turn(): void {
    this.#count.advance()
  }

  report(): JobReport<FillsReport> {
    const fills = this.#count.fills()
    return { report: { job: 'fills', fills }, transfer: [fills.counts.buffer] }
  }
}
