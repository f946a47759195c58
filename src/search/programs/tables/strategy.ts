import type { Strategy } from '../../engine/strategy.ts'
import { BOX_OF, COLUMN_OF, ROW_OF } from '../../../sudoku/units.ts'
import { RowMajorProgram } from '../shared/rowMajor.ts'

/**
 * Boolean tables `row[r][d]`, `column[c][d]`, `box[b][d]`: set on placing, cleared on undoing, and read for each digit
 * with short-circuiting. Work: table entries read.
 */
export const tables: Strategy = {
  id: 'tables',
  name: { en: 'Row / column / box tables', ko: '행·열·박스 표' },
  summary: {
    en: 'Checks three tables of used digits instead of scanning the board (Python and C++ posts on BOJ 2580).',
    ko: '보드를 훑는 대신 사용한 숫자를 적은 표 세 개를 확인합니다(백준 2580 Python 글과 C++ 글).',
  },
  extent: 'first',
  order: 'row-major',
  clears: 'each',
  rowMajorWork: { asked: 1, absentInRow: 1, absentInRowAndColumn: 1 },
  workByKind: ({ work }) => ({ entries: work }),
  begin: (board) => new TablesProgram(board),
}

class TablesProgram extends RowMajorProgram {
  // Index: 10 × number of the row, column or box + digit.
  readonly #row = new Uint8Array(90)
  readonly #column = new Uint8Array(90)
  readonly #box = new Uint8Array(90)

  constructor(board: Uint8Array) {
    super(board)
    board.forEach((digit, cell) => {
      if (digit !== 0) this.place(cell, digit)
    })
  }

  override next(cell: number, _depth: number, after: number): number {
    const row = ROW_OF[cell] * 10
    const column = COLUMN_OF[cell] * 10
    const box = BOX_OF[cell] * 10
    for (let digit = after + 1; digit <= 9; digit++) {
      this.work++
      if (this.#row[row + digit] !== 0) continue
      this.work++
      if (this.#column[column + digit] !== 0) continue
      this.work++
      if (this.#box[box + digit] === 0) return digit
    }
    return 0
  }

  override place(cell: number, digit: number): void {
    this.#mark(cell, digit, 1)
  }

  override clear(cell: number, digit: number): void {
    this.#mark(cell, digit, 0)
  }

  #mark(cell: number, digit: number, used: number): void {
    this.#row[ROW_OF[cell] * 10 + digit] = used
    this.#column[COLUMN_OF[cell] * 10 + digit] = used
    this.#box[BOX_OF[cell] * 10 + digit] = used
  }
}
