import { blanksOf } from '../../../sudoku/grid.ts'
import type { Branch } from '../../engine/branches.ts'
import type { Program } from '../../engine/strategy.ts'
import { type Cell, CELLS, unitsOf } from '../../../sudoku/units.ts'

/** A program that walks the blanks in row-major order and, by default, accepts every board that it fills. */
export abstract class RowMajorProgram implements Program {
  work = 0
  readonly #blanks: readonly Cell[]

  constructor(board: Uint8Array) {
    this.#blanks = blanksOf(board)
  }

  pick(depth: number): Branch {
    return this.#blanks[depth]
  }

  /** Does nothing, like `place` and `clear`: programs override those that they need. */
  enter(_cell: Branch, _depth: number): void {}

  abstract next(cell: Branch, depth: number, after: number): number

  place(_cell: Cell, _digit: number): void {}

  clear(_cell: Cell, _digit: number): void {}

  accept(): boolean {
    return true
  }
}

/**
 * Cells that a scan of a cell's units reads: nine each of its row, column and box, all including the cell itself.
 * Index: cell × 27 + position in the scan.
 */
export const SCANNED: Readonly<Uint8Array> = Uint8Array.from(
  Array.from({ length: CELLS }, (_, cell) => unitsOf(cell).flatMap((unit) => unit.cells)).flat(),
)
