import type { Cell } from '../../core/units.ts'

/** The cells that were filled most often, at most three, that with the most first. @param counts by cell */
export function busiestCells(counts: Float64Array): readonly Cell[] {
  const filled = Array.from(counts.keys()).filter((cell) => counts[cell] > 0)
  return filled.toSorted((one, other) => counts[other] - counts[one]).slice(0, 3)
}
