/**
 * Code that stores the digits of each column and box by place, the index of a cell in its unit. Some programs compare
 * digits cell by cell up to the first equal one, so the number of comparisons depends on the places.
 */
import type { Board } from '../../../sudoku/grid.ts'
import { BOX_OF, type Cell, CELLS, COLUMN_OF, UNITS } from '../../../sudoku/units.ts'
import type { Blank } from './blanks.ts'
import { store16 } from './fixedAddresses.ts'
import { MEMORY, UNIT_BYTES, UNIT_START } from './rowMajorMemory.ts'
import { type Bytes, code } from '../wasmBinary.ts'

/** Number of vector lanes: one for each place of a unit except the ninth. */
export const LANES = 8

/** A column or box, and where its digits are stored. */
export interface ColumnOrBox {
  readonly cells: readonly Cell[]
  /** Address of the digit in the unit's first place. */
  readonly address: number
}

/** @param first index of the first column or box in `UNITS` @param base address of the first column or box */
const columnOrBoxAt = (unit: number, first: number, base: number): ColumnOrBox => ({
  cells: UNITS[unit].cells,
  address: base + UNIT_BYTES * (unit - first) + UNIT_START,
})

export function columnAndBoxOf({
  units: [, column, box],
}: Pick<Blank, 'units'>): readonly [ColumnOrBox, ColumnOrBox] {
  return [columnOrBoxAt(column, 9, MEMORY.columns), columnOrBoxAt(box, 18, MEMORY.boxes)]
}

/** Writes the givens to their places and clears all other places. @param shorts view of the module's memory */
export function writeGivens(givens: Board, shorts: Uint16Array): void {
  shorts.fill(0, MEMORY.columns / 2, MEMORY.sums / 2)
  for (let cell = 0; cell < CELLS; cell++) {
    const digit = givens[cell]
    if (digit === 0) continue
    for (const { cells, address } of columnAndBoxOf({ units: [0, 9 + COLUMN_OF[cell], 18 + BOX_OF[cell]] })) {
      const place = cells.indexOf(cell)
      if (place < LANES) shorts[address / 2 + place] = 1 << digit
    }
  }
}

/**
 * Returns code that stores a digit's bit, or 0, at the blank's places in its column and its box. Omits a ninth place,
 * and a unit that no deeper blank shares, because nothing would read these.
 */
export function writePlaces(blanks: readonly Blank[], depth: number, digit: Bytes): Bytes {
  const { cell, units } = blanks[depth]
  const addresses = columnAndBoxOf(blanks[depth]).flatMap(({ cells, address }, index) => {
    const place = cells.indexOf(cell)
    const isSeen = blanks.some((blank, later) => later > depth && blank.units[index + 1] === units[index + 1])
    return place < LANES && isSeen ? [address + 2 * place] : []
  })
  return code(...addresses.map((address) => store16(address, digit)))
}
