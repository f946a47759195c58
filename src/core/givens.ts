import { conflicts, type Conflict } from './conflicts.ts'
import type { Grid } from './grid.ts'
import { failure, type Result, success } from './result.ts'

declare const consistent: unique symbol

/** A grid without conflicts: the only thing that a search starts from. Earned from `givensOf`. */
export type Givens = Grid & { readonly [consistent]: true }

/** The givens of a search. Fails with every conflict of the grid, in the order of the units. */
export function givensOf(grid: Grid): Result<Givens, readonly Conflict[]> {
  const found = conflicts(grid)
  return found.length > 0 ? failure(found) : success(grid as Givens)
}
