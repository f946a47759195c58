import type { Strategy } from '../../engine/strategy.ts'
import { RowMajorProgram, SCANNED } from '../shared/rowMajor.ts'

/**
 * Calls `check_row`, `check_column` and `check_box` for each digit, short-circuiting; each returns at the first cell
 * that holds the digit. Keeps no state besides the board. Work: cells read, 27 for a digit that fits.
 */
export const checkFunctions: Strategy = {
  id: 'check-functions',
  name: { en: 'Three check functions', ko: '검사 함수 세 개' },
  summary: {
    en: 'Calls check_row, check_column and check_box for each digit, 27 cells at worst (common on BOJ 2580 and LeetCode 37).',
    ko: '숫자마다 check_row, check_column, check_box를 호출해 최대 27칸을 읽습니다(백준 2580과 LeetCode 37의 흔한 풀이).',
  },
  extent: 'first',
  order: 'row-major',
  clears: 'each',
  rowMajorWork: { fitting: 27, arranged: 'met' },
  workByKind: ({ work }) => ({ cells: work }),
  begin: (board) => new CheckFunctionsProgram(board),
}

class CheckFunctionsProgram extends RowMajorProgram {
  readonly #board: Uint8Array

  constructor(board: Uint8Array) {
    super(board)
    this.#board = board
  }

  override next(cell: number, _depth: number, after: number): number {
    const start = cell * 27
    for (let digit = after + 1; digit <= 9; digit++) {
      let read = 0
      while (read < 27 && this.#board[SCANNED[start + read]] !== digit) read++
      if (read === 27) {
        this.work += 27
        return digit
      }
      this.work += read + 1
    }
    return 0
  }
}
