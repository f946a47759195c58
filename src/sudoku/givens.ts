import { conflicts, type Conflict } from './conflicts.ts'
import type { Grid } from './grid.ts'
import { failure, type Result, success } from './result.ts'

declare const consistent: unique symbol

/** A grid without conflicts, as every search requires. Only `givensOf` creates one. */
export type Givens = Grid & { readonly [consistent]: true }

/** Validates a grid as givens. Fails with every conflict, in unit order. */
export function givensOf(grid: Grid): Result<Givens, readonly Conflict[]> {
  const found = conflicts(grid)
  return found.length > 0 ? failure(found) : success(grid as Givens)
}
