import type { Job } from '../../calls/turns.ts'
import { nextCounter } from '../costs/cost.ts'
import {
  type EventCount,
  type TransformCost,
  transformCostOf,
  transformCounters,
  transformsFor,
} from '../costs/transformCosts.ts'
import type { Grid } from '../../sudoku/grid.ts'
import type { Extent } from '../engine/strategy.ts'
import { strategyWithId } from '../programs/registry.ts'
import { IDENTITY } from '../../sudoku/transforms/transform.ts'
import { CELLS } from '../../sudoku/units.ts'
import { type BackgroundTools, consistentGivens, counted } from './backgroundTools.ts'

export interface CostsOrder {
  readonly grid: Grid
  readonly strategy: string
  readonly extent: Extent
  /** Stops counting a transform after this many events; `Infinity` for no limit. */
  readonly cap: number
}

export interface Costs {
  /** Cost of the untransformed puzzle. */
  readonly present: EventCount
  /** Costs of all named transforms, and of up to two digit permutations if the solution is unique. */
  readonly costs: readonly TransformCost[]
}

/**
 * Counts a program's cost (events) for a puzzle, and for each transform of the puzzle. Advances the counter with the
 * fewest events, so that cheap transforms finish early.
 * @throws RangeError on conflicts, or if there is no such program
 */
export function* costsJob(order: CostsOrder, tools: BackgroundTools): Job<Costs> {
  const strategy = strategyWithId(order.strategy)
  if (strategy === undefined) throw new RangeError(`No strategy ${order.strategy}`)
  const givens = consistentGivens(order.grid)
  const solution = new Uint8Array(CELLS)
  const isUnique = tools.solver.count(Uint8Array.from(givens), 2, solution) === 1
  const transforms = transformsFor(isUnique ? Array.from(solution) : undefined)
  const counters = transformCounters(givens, strategy, order.extent, [IDENTITY, ...transforms])
  const costs = (): Costs => {
    const [{ events, ended }, ...others] = counters
    return {
      present: { events, ended },
      costs: transforms.map((transform, index) => transformCostOf(transform, others[index])),
    }
  }
  yield costs
  const next = () => {
    const counter = nextCounter(counters, 'events')
    return counter === undefined || counter.events >= order.cap ? undefined : counter
  }
  return yield* counted(next, costs, tools)
}
