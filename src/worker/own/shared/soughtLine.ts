import { CELLS } from '../../../core/units.ts'
import type { SoughtLines } from '../../ownProtocol.ts'

/** Whether a line that runs now is one of those sought. @param depth tells how many digits are placed now */
export function isSought({ lines }: SoughtLines, line: number, depth: () => number): boolean {
  const isBetween = (least: number, most: number) => {
    if (least <= 0 && most >= CELLS) return true
    const placed = depth()
    return least <= placed && placed <= most
  }
  return lines.some(([wanted, least, most]) => wanted === line && isBetween(least, most))
}
