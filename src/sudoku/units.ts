/** Geometry of the 9×9 board: which cells share a row, a column or a box. */

/** A cell, 0–80, row-major: `cell = row * 9 + column`; rows, columns and boxes are 0–8 (shown as 1–9). */
export type Cell = number

export const CELLS = 81

export const UNIT_KINDS = ['row', 'column', 'box'] as const

export type UnitKind = (typeof UNIT_KINDS)[number]

export interface Unit {
  readonly kind: UnitKind
  /** 0–8 within its kind; boxes are numbered row-major. */
  readonly index: number
  readonly cells: readonly Cell[]
}

export function cellAt(row: number, column: number): Cell {
  return row * 9 + column
}

/** Returns a table that holds a value for each cell. */
function perCell(value: (row: number, column: number) => number): Uint8Array {
  return Uint8Array.from({ length: CELLS }, (_, cell) => value(Math.floor(cell / 9), cell % 9))
}

export const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** By cell: its row, its column and its box, 0–8. */
export const ROW_OF = perCell((row) => row)
export const COLUMN_OF = perCell((_, column) => column)
export const BOX_OF = perCell((row, column) => Math.floor(row / 3) * 3 + Math.floor(column / 3))

/** Returns a cell's name such as `r1c3`, with rows and columns from 1. */
export function cellNotation(cell: Cell): string {
  return `r${ROW_OF[cell] + 1}c${COLUMN_OF[cell] + 1}`
}

/** Returns the cell of a name that `cellNotation` writes. */
export function cellOfNotation(name: string): Cell {
  return cellAt(Number(name[1]) - 1, Number(name[3]) - 1)
}

const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const

/** The 27 units: rows, then columns, then boxes; cells of each in row-major order. */
export const UNITS: readonly Unit[] = [
  ...NINE.map((row): Unit => ({ kind: 'row', index: row, cells: NINE.map((column) => cellAt(row, column)) })),
  ...NINE.map(
    (column): Unit => ({ kind: 'column', index: column, cells: NINE.map((row) => cellAt(row, column)) }),
  ),
  ...NINE.map(
    (box): Unit => ({
      kind: 'box',
      index: box,
      cells: NINE.map((k) => cellAt(Math.floor(box / 3) * 3 + Math.floor(k / 3), (box % 3) * 3 + (k % 3))),
    }),
  ),
]

export function unitsOf(cell: Cell): readonly [Unit, Unit, Unit] {
  return [UNITS[ROW_OF[cell]], UNITS[9 + COLUMN_OF[cell]], UNITS[18 + BOX_OF[cell]]]
}

/** By cell: the 20 other cells that share a unit with it, ascending. */
export const PEERS: readonly (readonly Cell[])[] = Array.from({ length: CELLS }, (_, cell) =>
  [...new Set(unitsOf(cell).flatMap((unit) => unit.cells))]
    .filter((peer) => peer !== cell)
    .toSorted((a, b) => a - b),
)
