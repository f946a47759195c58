/** Work that depends on where in the units of a blank each digit stands. See `Arranged`. */
import { ALL_DIGITS } from '../../../candidates.ts'
import type { Board } from '../../../grid.ts'
import { type Cell, unitsOf } from '../../../units.ts'
import { type Arranged, countOf } from './rowMajorWork.ts'

/** The 27 cells of a scan: nine of the row, nine of the column, nine of the box, the cell itself in each. */
const scanOf = (cell: Cell): readonly Cell[] => unitsOf(cell).flatMap((unit) => unit.cells)

/** The work of entering a blank. @param board on which it is 0 */
export function arrangedWorkOfEntering(arranged: Arranged | undefined, board: Board, cell: Cell): number {
  if (arranged !== 'struck') return 0
  let list = ALL_DIGITS
  let compared = 0
  for (const scanned of scanOf(cell)) {
    const digit = 1 << board[scanned]
    const isFound = (list & digit) !== 0
    // All of them in vain; or those up to the digit, once by `in` and once by `remove`.
    compared += isFound ? 2 * countOf(list & (2 * digit - 1)) : countOf(list)
    if (isFound) list ^= digit
  }
  return compared
}

/** The work of trying every digit after one. @param board on which the blank is 0 */
export function arrangedWorkAfter(
  arranged: Arranged | undefined,
  board: Board,
  cell: Cell,
  digit: number,
): number {
  if (arranged !== 'met') return 0
  const scan = scanOf(cell)
  let read = 0
  for (let asked = digit + 1; asked <= 9; asked++) read += scan.findIndex((one) => board[one] === asked) + 1
  return read
}
