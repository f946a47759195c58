import { type CostCounter, nextCounter } from '../../core/facts/cost.ts'
import {
  type EventCount,
  type TransformCost,
  transformCostOf,
  transformCounters,
  transformsFor,
} from '../../core/facts/transformCosts.ts'
import type { Givens } from '../../core/givens.ts'
import type { Grid } from '../../core/grid.ts'
import type { Extent, Strategy } from '../../core/search/strategy.ts'
import { strategyWithId } from '../../core/programs/registry.ts'
import type { NamedTransform } from '../../core/transforms/registry.ts'
import { IDENTITY } from '../../core/transforms/transform.ts'
import { CELLS } from '../../core/units.ts'
import type { BackgroundTools } from './backgroundTools.ts'
import { consistentGivens } from './consistentGivens.ts'
import { CountingJob } from './countingJob.ts'
import type { Job, JobReport, JobStatus } from './job.ts'

export interface CostsOrder {
  readonly grid: Grid
  /** Program id. */
  readonly strategy: string
  readonly extent: Extent
  /** Stops counting a transform after this many events; `Infinity` for no limit. */
  readonly cap: number
}

export interface CostsProgress {
  readonly status: JobStatus
  /** Cost of the untransformed puzzle. */
  readonly present: EventCount
  /** Costs of all named transforms, and of up to two digit permutations if the solution is unique. */
  readonly costs: readonly TransformCost[]
}

export interface CostsReport {
  readonly job: 'costs'
  readonly costs: CostsProgress
}

/**
 * Creates a job that counts a program's cost (events) for a puzzle, and for each transform of the puzzle.
 * @throws RangeError on conflicts, or if there is no such program
 */
export function costsJob(order: CostsOrder, tools: BackgroundTools): Job<CostsReport> {
  const strategy = strategyWithId(order.strategy)
  if (strategy === undefined) throw new RangeError(`No strategy ${order.strategy}`)
  return new CostsJob(consistentGivens(order.grid), strategy, order, tools)
}

/** Advances the counter with the fewest events, so that cheap transforms finish early. */
class CostsJob extends CountingJob<CostsReport> {
  readonly #transforms: readonly NamedTransform[]
  /** Counter of the untransformed puzzle, then one for each of `#transforms`. */
  readonly #counters: readonly CostCounter[]
  readonly #cap: number

  constructor(
    givens: Givens,
    strategy: Strategy,
    { extent, cap }: Pick<CostsOrder, 'extent' | 'cap'>,
    tools: BackgroundTools,
  ) {
    super(tools)
    const solution = new Uint8Array(CELLS)
    const isUnique = tools.solver.count(Uint8Array.from(givens), 2, solution) === 1
    this.#transforms = transformsFor(isUnique ? Array.from(solution) : undefined)
    this.#counters = transformCounters(givens, strategy, extent, [IDENTITY, ...this.#transforms])
    this.#cap = cap
  }

  report(status: JobStatus): JobReport<CostsReport> {
    const [{ events, ended }, ...counters] = this.#counters
    const costs = this.#transforms.map((transform, index) => transformCostOf(transform, counters[index]))
    const present = { events, ended }
    return { report: { job: 'costs', costs: { status, present, costs } }, transfer: [] }
  }

  protected next(): CostCounter | undefined {
    const next = nextCounter(this.#counters, 'events')
    return next === undefined || next.events >= this.#cap ? undefined : next
  }
}
