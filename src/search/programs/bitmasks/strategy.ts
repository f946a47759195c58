import { ALL_DIGITS } from '../../../sudoku/candidates.ts'
import type { Strategy } from '../../engine/strategy.ts'
import { BOX_OF, CELLS, COLUMN_OF, ROW_OF } from '../../../sudoku/units.ts'
import { RowMajorProgram } from '../shared/rowMajor.ts'

/**
 * Keeps the used digits of each row, column and box as a bitmask. The candidates of a blank are the bits missing in all
 * three, tried from the lowest. Work: masks read on entering a blank.
 */
export const bitmasks: Strategy = {
  id: 'bitmasks',
  name: { en: 'Bitmasks', ko: '비트마스크' },
  summary: {
    en: 'Keeps the used digits of a unit as bits of one number, so three reads give all candidates (the tables, faster).',
    ko: '사용한 숫자를 정수 하나의 비트로 저장해, 세 번만 읽고 모든 후보를 구합니다(표를 빠르게 한 방법).',
  },
  extent: 'first',
  order: 'row-major',
  clears: 'each',
  rowMajorWork: { entered: 3 },
  workByKind: ({ work }) => ({ masks: work }),
  begin: (board) => new BitmasksProgram(board),
}

class BitmasksProgram extends RowMajorProgram {
  readonly #row = new Uint16Array(9)
  readonly #column = new Uint16Array(9)
  readonly #box = new Uint16Array(9)
  // By depth: candidates of the blank on entry.
  readonly #candidates = new Uint16Array(CELLS)

  constructor(board: Uint8Array) {
    super(board)
    board.forEach((digit, cell) => {
      if (digit !== 0) this.place(cell, digit)
    })
  }

  override enter(cell: number, depth: number): void {
    const used = this.#row[ROW_OF[cell]] | this.#column[COLUMN_OF[cell]] | this.#box[BOX_OF[cell]]
    this.#candidates[depth] = ALL_DIGITS & ~used
    this.work += 3
  }

  override next(_cell: number, depth: number, after: number): number {
    const left = this.#candidates[depth] & (-2 << after)
    return left === 0 ? 0 : 31 - Math.clz32(left & -left)
  }

  override place(cell: number, digit: number): void {
    this.#toggle(cell, 1 << digit)
  }

  override clear(cell: number, digit: number): void {
    this.#toggle(cell, 1 << digit)
  }

  #toggle(cell: number, bit: number): void {
    this.#row[ROW_OF[cell]] ^= bit
    this.#column[COLUMN_OF[cell]] ^= bit
    this.#box[BOX_OF[cell]] ^= bit
  }
}
