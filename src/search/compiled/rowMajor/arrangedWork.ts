/**
 * Counts the work (cells read or list entries compared) that depends on where each digit is in a blank's units. See
 * `Arranged` for its kinds, `struck` and `met`.
 */
import { ALL_DIGITS } from '../../../sudoku/candidates.ts'
import type { Board } from '../../../sudoku/grid.ts'
import { type Cell, unitsOf } from '../../../sudoku/units.ts'
import { type Arranged, countOf } from './rowMajorWork.ts'

/** The 27 cells of a scan: nine each of row, column and box, all including the cell itself. */
const scanOf = (cell: Cell): readonly Cell[] => unitsOf(cell).flatMap((unit) => unit.cells)

/** Returns the position-dependent work of entering a blank; 0 unless `struck`. @param board has a 0 in the cell */
export function arrangedWorkOfEntering(arranged: Arranged | undefined, board: Board, cell: Cell): number {
  if (arranged !== 'struck') return 0
  let list = ALL_DIGITS
  let compared = 0
  for (const scanned of scanOf(cell)) {
    const digit = 1 << board[scanned]
    const isFound = (list & digit) !== 0
    // A miss compares the whole list; a hit compares up to the digit twice, by `in` and by `remove`.
    compared += isFound ? 2 * countOf(list & (2 * digit - 1)) : countOf(list)
    if (isFound) list ^= digit
  }
  return compared
}

/**
 * Returns the position-dependent work of trying every digit after `digit`; 0 unless `met`.
 * @param board has a 0 in the cell
 */
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
