import type { TargetLines } from '../../ownProtocol.ts'

/** Digits on a full board. Not imported: the tables beside it would be made in each engine for JavaScript. */
const MOST = 81

/** Whether a line that runs now is one of those sought. @param depth tells how many digits are placed now */
export function isTarget({ lines }: TargetLines, line: number, depth: () => number): boolean {
  const isBetween = (least: number, most: number) => {
    if (least <= 0 && most >= MOST) return true
    const placed = depth()
    return least <= placed && placed <= most
  }
  return lines.some(([requested, least, most]) => requested === line && isBetween(least, most))
}
