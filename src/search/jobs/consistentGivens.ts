import { type Givens, givensOf } from '../../sudoku/givens.ts'
import { type Grid } from '../../sudoku/grid.ts'

/** Returns the givens of a grid that the caller has checked. @throws RangeError on conflicts */
export function consistentGivens(grid: Grid): Givens {
  const givens = givensOf(grid)
  if (!givens.ok) throw new RangeError('The givens contradict each other')
  return givens.value
}
