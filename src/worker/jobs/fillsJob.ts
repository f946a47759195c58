import { FillCount, FillCounts, type RangeFills } from '../../core/trace/fillCounts.ts'
import type { Job, JobReport } from './job.ts'
import type { RangeOrder } from './rangeEnvelopeJob.ts'
import type { TraceRun } from './traceRun.ts'
import { TurnJob } from './turnJob.ts'

/** How often each cell was filled in the range, as far as it has been counted. */
export interface FillsReport {
  readonly job: 'fills'
  readonly fills: RangeFills
}

/** Counts of one run; each begins with what is known from those before. */
export function fillsJobs({ trace }: TraceRun): (order: RangeOrder) => Job<FillsReport> {
  const known = new FillCounts(trace)
  return ({ from, to }) => new FillsJob(new FillCount(known, from, to))
}

class FillsJob extends TurnJob<FillsReport> {
  readonly #count: FillCount

  constructor(count: FillCount) {
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
