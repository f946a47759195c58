import {
  type ComparedCost,
  type ComparedSearch,
  comparedSearches,
} from '../../core/facts/comparedSearches.ts'
import { type CostCounter, nextCounter } from '../../core/facts/cost.ts'
import type { Grid } from '../../core/grid.ts'
import type { Extent } from '../../core/search/strategy.ts'
import type { BackgroundTools } from './backgroundTools.ts'
import { consistentGivens } from './consistentGivens.ts'
import { CountingJob } from './countingJob.ts'
import type { Job, JobReport, JobStatus } from './job.ts'

export interface CompareOrder {
  /** Puzzle without conflicts. */
  readonly grid: Grid
  readonly extent: Extent
  /** Stops counting a program soon after this many events; `Infinity` for no limit. */
  readonly limit: number
  /** Index of this worker among the `parts` workers that share the programs. */
  readonly part: number
  readonly parts: number
}

export interface CompareProgress {
  readonly status: JobStatus
  /** Index of the worker, as in the order. */
  readonly part: number
  /** Costs of this worker's share of the programs. */
  readonly costs: readonly ComparedCost[]
}

export interface CompareReport {
  readonly job: 'compare'
  readonly comparison: CompareProgress
}

/**
 * Creates a job that counts a puzzle's cost for each program of a worker's share, up to the first or all solutions.
 * @throws RangeError on conflicts
 */
export function compareJob(order: CompareOrder, tools: BackgroundTools): Job<CompareReport> {
  return new CompareJob(order, tools)
}

/** Advances the counter that was advanced least often, so that cheap programs finish early. */
class CompareJob extends CountingJob<CompareReport> {
  readonly #searches: readonly ComparedSearch[]
  readonly #limit: number
  readonly #part: number

  constructor({ grid, extent, limit, part, parts }: CompareOrder, tools: BackgroundTools) {
    super(tools)
    this.#searches = comparedSearches(consistentGivens(grid), extent).filter(
      (_, index) => index % parts === part,
    )
    this.#limit = limit
    this.#part = part
  }

  report(status: JobStatus): JobReport<CompareReport> {
    const costs = this.#searches.flatMap((search) => search.costs())
    return { report: { job: 'compare', comparison: { status, part: this.#part, costs } }, transfer: [] }
  }

  protected next(): CostCounter | undefined {
    const counters = this.#searches.map(({ counter }) => counter)
    return nextCounter(
      counters.filter(({ events }) => events < this.#limit),
      'turns',
    )
  }
}
