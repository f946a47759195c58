/** A search by rows that checks only some kinds of units, as wrong programs do. */
import type { Grid } from '../../../src/sudoku/grid.ts'
import { BOX_OF, type Cell, CELLS, COLUMN_OF, ROW_OF, type UnitKind } from '../../../src/sudoku/units.ts'

/** Number of each cell's row, column and box. */
const UNIT_OF = { row: ROW_OF, column: COLUMN_OF, box: BOX_OF } as const

/**
 * Returns the first board that the search fills; the puzzle if the search fills none.
 * @param checked kinds of units that the search checks
 */
export function filledWith(puzzle: Grid, checked: readonly UnitKind[]): Grid {
  const board = Array.from(puzzle)
  const clashes = (cell: Cell, digit: number) =>
    board.some(
      (other, at) => other === digit && checked.some((kind) => UNIT_OF[kind][at] === UNIT_OF[kind][cell]),
    )
  const fill = (from: Cell): boolean => {
    const cell = board.indexOf(0, from)
    if (cell === -1 || cell >= CELLS) return true
    for (let digit = 1; digit <= 9; digit++) {
      if (clashes(cell, digit)) continue
      board[cell] = digit
      if (fill(cell)) return true
      board[cell] = 0
    }
    return false
  }
  fill(0)
  return board
}
