/** Where what is drawn over a board, or under it, has its place. */
import { type Cell, COLUMN_OF, ROW_OF } from '../../core/units.ts'

/** Moves what stands in the first place to another: as wide and as high as itself, each is a step of 100 %. */
export function movedTo(row: number, column: number): { readonly transform: string } {
  return { transform: `translate(${column * 100}%, ${row * 100}%)` }
}

/** As `movedTo`, what is as large as a cell. */
export const movedToCell = (cell: Cell) => movedTo(ROW_OF[cell], COLUMN_OF[cell])

/** The place of a cell in a grid of nine rows and columns. */
export const placeOf = (cell: Cell) => ({ gridRow: ROW_OF[cell] + 1, gridColumn: COLUMN_OF[cell] + 1 })
