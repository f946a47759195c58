import type { Strategy } from '../../engine/strategy.ts'
import { BOX_OF, COLUMN_OF, ROW_OF } from '../../../sudoku/units.ts'
import { RowMajorProgram } from '../shared/rowMajor.ts'

/**
 * Keeps one table `ch[3][9][10]` for rows, columns and boxes, and a list of the blanks. Reads the current blank from
 * the list again for each digit. Accepts a full board if all 27 × 9 entries of `ch` are 1, without reading the board.
 * Work: entries read from the list and from `ch`, including the final check.
 */
export const checkTables: Strategy = {
  id: 'check-tables',
  name: { en: 'Three check tables in one', ko: '3차원 체크 배열 ch[3][9][10]' },
  summary: {
    en: 'Keeps one array ch[3][9][10], reads the blank again for each digit, and ends when all of ch is 1 (Python post on BOJ 2580).',
    ko: '체크 배열 ch 하나를 쓰고, 숫자마다 빈칸을 다시 읽으며, 끝에 ch가 모두 1인지 확인합니다(백준 2580 Python 글).',
  },
  extent: 'first',
  order: 'row-major',
  clears: 'each',
  rowMajorWork: { asked: 2, absentInRow: 1, absentInRowAndColumn: 1, accepted: 27 * 9 },
  workByKind: ({ work }) => ({ entries: work }),
  begin: (board) => new CheckTablesProgram(board),
}

class CheckTablesProgram extends RowMajorProgram {
  // Index: kind × 90 + unit × 10 + digit; kinds are row, column, box.
  readonly #ch = new Uint8Array(270)

  constructor(board: Uint8Array) {
    super(board)
    board.forEach((digit, cell) => {
      if (digit !== 0) this.place(cell, digit)
    })
  }

  override next(cell: number, _level: number, after: number): number {
    const row = ROW_OF[cell] * 10
    const column = 90 + COLUMN_OF[cell] * 10
    const box = 180 + BOX_OF[cell] * 10
    for (let digit = after + 1; digit <= 9; digit++) {
      // Two reads: the blank from the list, and the row's entry of `ch`.
      this.work += 2
      if (this.#ch[row + digit] !== 0) continue
      this.work++
      if (this.#ch[column + digit] !== 0) continue
      this.work++
      if (this.#ch[box + digit] === 0) return digit
    }
    return 0
  }

  override place(cell: number, digit: number): void {
    this.#mark(cell, digit, 1)
  }

  override clear(cell: number, digit: number): void {
    this.#mark(cell, digit, 0)
  }

  override accept(): boolean {
    for (let unit = 0; unit < 270; unit += 10) {
      for (let digit = 1; digit <= 9; digit++) {
        this.work++
        if (this.#ch[unit + digit] !== 1) return false
      }
    }
    return true
  }

  #mark(cell: number, digit: number, used: number): void {
    this.#ch[ROW_OF[cell] * 10 + digit] = used
    this.#ch[90 + COLUMN_OF[cell] * 10 + digit] = used
    this.#ch[180 + BOX_OF[cell] * 10 + digit] = used
  }
}
