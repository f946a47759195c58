import type { Program, Strategy } from '../../search/strategy.ts'
import { BOX_OF, CELLS, COLUMN_OF, ROW_OF, UNITS } from '../../units.ts'

/**
 * One table `ch[3][9][10]` for rows, columns and boxes; `level` counts the blanks filled while `idx` runs over the cells
 * to the next blank; a full board is checked unit by unit before it is accepted. Work: cells and table entries read,
 * those of the final check (a cell and an entry of `seen[10]`, nine times a unit) included.
 */
export const checkTables: Strategy = {
  id: 'check-tables',
  name: { en: 'Three check tables in one', ko: '하나로 합친 체크 배열' },
  summary: {
    en: 'Keeps one table ch[3][9][10], looks for the next blank as it goes, and checks the full board once more.',
    ko: '체크 배열 ch[3][9][10] 하나를 쓰고, 다음 빈칸을 그때그때 찾아가며, 다 채운 보드를 한 번 더 검사합니다.',
  },
  extent: 'first',
  order: 'row-major',
  clears: 'each',
  rowMajorWork: { passed: 1, asked: 1, absentInRow: 1, absentInRowAndColumn: 1, accepted: 27 * 9 * 2 },
  begin: (board) => new CheckTablesProgram(board),
}

class CheckTablesProgram implements Program {
  work = 0
  readonly #board: Uint8Array
  // Index: kind × 90 + unit × 10 + digit; kinds are row, column, box.
  readonly #ch = new Uint8Array(270)
  // Where the look for the blank of each level starts.
  readonly #indices = new Uint8Array(CELLS + 1)

  constructor(board: Uint8Array) {
    this.#board = board
    board.forEach((digit, cell) => {
      if (digit !== 0) this.place(cell, digit)
    })
  }

  pick(level: number): number {
    let index = this.#indices[level]
    while (this.#board[index] !== 0) index++
    this.work += index - this.#indices[level] + 1
    this.#indices[level + 1] = index + 1
    return index
  }

  enter(): void {}

  next(cell: number, _level: number, after: number): number {
    const row = ROW_OF[cell] * 10
    const column = 90 + COLUMN_OF[cell] * 10
    const box = 180 + BOX_OF[cell] * 10
    for (let digit = after + 1; digit <= 9; digit++) {
      this.work++
      if (this.#ch[row + digit] !== 0) continue
      this.work++
      if (this.#ch[column + digit] !== 0) continue
      this.work++
      if (this.#ch[box + digit] === 0) return digit
    }
    return 0
  }

  place(cell: number, digit: number): void {
    this.#mark(cell, digit, 1)
  }

  clear(cell: number, digit: number): void {
    this.#mark(cell, digit, 0)
  }

  accept(): boolean {
    return UNITS.every(({ cells }) => {
      const seen = new Uint8Array(10)
      return cells.every((cell) => {
        this.work += 2
        const digit = this.#board[cell]
        if (digit === 0 || seen[digit] !== 0) return false
        seen[digit] = 1
        return true
      })
    })
  }

  #mark(cell: number, digit: number, used: number): void {
    this.#ch[ROW_OF[cell] * 10 + digit] = used
    this.#ch[90 + COLUMN_OF[cell] * 10 + digit] = used
    this.#ch[180 + BOX_OF[cell] * 10 + digit] = used
  }
}
