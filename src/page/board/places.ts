/** Positions of overlays and underlays of a board. */
import { type Cell, COLUMN_OF, ROW_OF } from '../../sudoku/units.ts'

/** Returns the transform that moves an element from row 0, column 0; each step is 100 % of the element's size. */
export function moveTransform(row: number, column: number): { readonly transform: string } {
  return { transform: `translate(${column * 100}%, ${row * 100}%)` }
}

/** Like `moveTransform`, for an element of a cell's size. */
export const movedToCell = (cell: Cell) => moveTransform(ROW_OF[cell], COLUMN_OF[cell])

/** Place of a cell in a CSS grid of nine rows and columns. */
export const placeOf = (cell: Cell) => ({ gridRow: ROW_OF[cell] + 1, gridColumn: COLUMN_OF[cell] + 1 })
