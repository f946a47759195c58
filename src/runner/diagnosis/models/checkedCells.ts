/** The cells that a check reads, and ways in which faulty checks read others. */
import { type Cell, CELLS, type UnitKind } from '../../../sudoku/units.ts'

/** Returns the cells that a check reads for the cell at a row and a column from 0; omits cells outside the board. */
export type CheckedCells = (row: number, column: number) => readonly Cell[]

const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const

/** Returns the cells of a rectangle; omits those outside the board. */
export function rectangle(top: number, left: number, height = 3, width = 3): readonly Cell[] {
  const cells: Cell[] = []
  for (let row = top; row < top + height; row++)
    for (let column = left; column < left + width; column++)
      if (row >= 0 && row < 9 && column >= 0 && column < 9) cells.push(row * 9 + column)
  return cells
}

/** Returns cells in the order of the memory, in which the next row follows a row; omits those after the board. */
export function cellsFrom(first: Cell, count: number): readonly Cell[] {
  return Array.from({ length: count }, (_, index) => first + index).filter((cell) => cell < CELLS)
}

export const third = (index: number) => Math.floor(index / 3)
/** First row or column of the box that contains a row or column. */
export const corner = (index: number) => third(index) * 3
export const rowCells = (row: number) => NINE.map((k) => row * 9 + k)
export const columnCells = (column: number) => NINE.map((k) => k * 9 + column)

/** The cells that a right check reads in each unit. */
export const UNIT_CELLS: Readonly<Record<UnitKind, CheckedCells>> = {
  row: (row) => rowCells(row),
  column: (_, column) => columnCells(column),
  box: (row, column) => rectangle(corner(row), corner(column)),
}

/** The cells that a faulty check reads, and the fault as a clause in English and in Korean. */
export type Fault = readonly [looks: CheckedCells, en: string, ko: string]
