/** Keeps the used digits of each row, column and box as bitmasks. */
import { ALL_DIGITS, type DigitSet } from '../../../sudoku/candidates.ts'
import type { Board } from '../../../sudoku/grid.ts'
import { BOX_OF, type Cell, COLUMN_OF, ROW_OF } from '../../../sudoku/units.ts'

export class Masks {
  readonly row_used: DigitSet[] = Array.from({ length: 9 }, () => 0)
  readonly col_used: DigitSet[] = [...this.row_used]
  readonly box_used: DigitSet[] = [...this.row_used]

  constructor(board: Board) {
    for (let cell = 0; cell < board.length; cell++) if (board[cell] !== 0) this.toggle(cell, 1 << board[cell])
  }

  /** Marks a digit as used in the units of a cell, or as unused if it was used. @param bit the digit as a set */
  toggle(cell: Cell, bit: DigitSet): void {
    this.row_used[ROW_OF[cell]] ^= bit
    this.col_used[COLUMN_OF[cell]] ^= bit
    this.box_used[BOX_OF[cell]] ^= bit
  }

  candidates(cell: Cell): DigitSet {
    const used = this.row_used[ROW_OF[cell]] | this.col_used[COLUMN_OF[cell]] | this.box_used[BOX_OF[cell]]
    return ALL_DIGITS & ~used
  }
}
