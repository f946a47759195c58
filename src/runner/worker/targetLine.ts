import type { TargetLines } from '../questions.ts'

/** Cells of a board. Not imported, because the import would build its module's tables in each JavaScript engine. */
const CELLS = 81

/**
 * Returns true if the line is among the target lines, and the depth is within the bounds given there.
 * @param depth returns the number of placed digits; called only if needed
 */
export function isTarget({ lines }: TargetLines, line: number, depth: () => number): boolean {
  const isBetween = (least: number, most: number) => {
    if (least <= 0 && most >= CELLS) return true
    const placed = depth()
    return least <= placed && placed <= most
  }
  return lines.some(([requested, least, most]) => requested === line && isBetween(least, most))
}
