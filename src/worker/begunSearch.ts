import { type Grid, sameBoard } from '../core/grid.ts'
import type { Givens } from '../core/givens.ts'
import type { SlicedWork } from '../core/jobs/jobLoop.ts'
import type { Extent, Strategy } from '../core/search/strategy.ts'
import { SearchTrace } from '../core/trace/searchTrace.ts'
import { SearchJob } from './jobs/searchJob.ts'

/** A search whose first page (block of events) can be computed before the user starts the run. */
export class BegunSearch implements SlicedWork {
  readonly givens: Givens
  readonly strategy: Strategy
  readonly extent: Extent
  readonly trace: SearchTrace
  readonly job: SearchJob
  #hasPage = false

  /** @param now a monotonic clock, in milliseconds */
  constructor(givens: Givens, strategy: Strategy, extent: Extent, now: () => number) {
    this.givens = givens
    this.strategy = strategy
    this.extent = extent
    this.trace = new SearchTrace(givens, strategy, extent)
    this.job = new SearchJob(this.trace, now)
  }

  /** True once the first page is computed; the search itself may not have ended. */
  get isDone(): boolean {
    return this.#hasPage
  }

  /** Computes the first page; a no-op after the first call. */
  advance(): void {
    if (this.#hasPage) return
    this.#hasPage = true
    this.job.advance(() => true)
  }

  matches(grid: Grid, strategy: string, extent: Extent): boolean {
    return sameBoard(this.givens, grid) && this.strategy.id === strategy && this.extent === extent
  }
}
