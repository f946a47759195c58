import { type Givens, givensOf } from '../../core/givens.ts'
import { type Grid } from '../../core/grid.ts'

/** @throws RangeError on conflicts: whoever asks has looked for them. */
export function consistentGivens(grid: Grid): Givens {
  const givens = givensOf(grid)
  if (!givens.ok) throw new RangeError('The givens contradict each other')
  return givens.value
}
