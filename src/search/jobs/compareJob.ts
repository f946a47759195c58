import type { Job } from '../../calls/turns.ts'
import { type ComparedCost, comparedSearches } from '../costs/comparedSearches.ts'
import { nextCounter } from '../costs/cost.ts'
import type { Grid } from '../../sudoku/grid.ts'
import type { Extent } from '../engine/strategy.ts'
import { type BackgroundTools, consistentGivens, counted } from './backgroundTools.ts'

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

/**
 * Counts a puzzle's cost for each program of a worker's share, up to the first or all solutions. Advances the counter
 * that was advanced least often, so that cheap programs finish early.
 * @throws RangeError on conflicts
 */
export function* compareJob(order: CompareOrder, tools: BackgroundTools): Job<readonly ComparedCost[]> {
  const { grid, extent, limit, part, parts } = order
  const searches = comparedSearches(consistentGivens(grid), extent).filter(
    (_, index) => index % parts === part,
  )
  const costs = () => searches.flatMap((search) => search.costs())
  yield costs
  const next = () =>
    nextCounter(
      searches.map(({ counter }) => counter).filter(({ events }) => events < limit),
      'turns',
    )
  return yield* counted(next, costs, tools)
}
