import type { Strategy } from '../../engine/strategy.ts'
import { CELLS } from '../../../sudoku/units.ts'
import { RowMajorProgram, SCANNED } from '../shared/rowMajor.ts'

/**
 * On entering a blank, fills a table `used[10]` by a scan of its row, column and box, then reads it for each digit.
 * Work: cells and table entries read.
 */
export const usedDigits: Strategy = {
  id: 'used-digits',
  name: { en: 'Used-digits scan', ko: '사용한 숫자 훑기' },
  summary: {
    en: 'Scans row, column and box once per blank to fill used[10], then checks it for each digit (C++ post on BOJ 2580).',
    ko: '빈칸마다 행·열·박스를 한 번 훑어 used[10]을 채우고, 숫자마다 확인합니다(백준 2580 C++ 글).',
  },
  extent: 'first',
  order: 'row-major',
  clears: 'each',
  rowMajorWork: { entered: 27, asked: 1 },
  workByKind: ({ work, visits }) => ({ cells: 27 * visits, entries: work - 27 * visits }),
  begin: (board) => new UsedDigitsProgram(board),
}

class UsedDigitsProgram extends RowMajorProgram {
  readonly #board: Uint8Array
  // Index: depth × 10 + digit; 1 if used. Digit 0 absorbs the writes for blank cells.
  readonly #used = new Uint8Array(CELLS * 10)

  constructor(board: Uint8Array) {
    super(board)
    this.#board = board
  }

  override enter(cell: number, depth: number): void {
    const used = this.#used
    const first = depth * 10
    for (let digit = 0; digit <= 9; digit++) used[first + digit] = 0
    for (let scanned = cell * 27; scanned < cell * 27 + 27; scanned++) {
      used[first + this.#board[SCANNED[scanned]]] = 1
    }
    this.work += 27
  }

  override next(_cell: number, depth: number, after: number): number {
    for (let digit = after + 1; digit <= 9; digit++) {
      this.work++
      if (this.#used[depth * 10 + digit] === 0) return digit
    }
    return 0
  }
}
