import type { Cell } from '../../sudoku/units.ts'

/** Returns the at most three cells filled most often, in descending order. @param counts by cell */
export function busiestCells(counts: Float64Array): readonly Cell[] {
  const filled = Array.from(counts.keys()).filter((cell) => counts[cell] > 0)
  return filled.toSorted((one, other) => counts[other] - counts[one]).slice(0, 3)
}
