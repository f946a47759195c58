import { type Board, blanksOf } from '../../../sudoku/grid.ts'
import { BOX_OF, type Cell, CELLS, COLUMN_OF, ROW_OF } from '../../../sudoku/units.ts'

/** A blank of a row-major search; its depth in the search is its index among the blanks. */
export interface Blank {
  readonly cell: Cell
  /** Indices of the cell's row, column and box among the 27 units (nine rows, then nine columns, then nine boxes). */
  readonly units: readonly [row: number, column: number, box: number]
}

function unitIndices(cell: Cell): Blank['units'] {
  return [ROW_OF[cell], 9 + COLUMN_OF[cell], 18 + BOX_OF[cell]]
}

export function rowMajorBlanks(board: Board): readonly Blank[] {
  return blanksOf(board).map((cell) => ({ cell, units: unitIndices(cell) }))
}

/** By unit, 27 of them: its digits as a `DigitSet`. */
export function usedDigitsOf(board: Board): Uint16Array {
  const used = new Uint16Array(27)
  for (let cell = 0; cell < CELLS; cell++) {
    if (board[cell] !== 0) for (const unit of unitIndices(cell)) used[unit] |= 1 << board[cell]
  }
  return used
}
