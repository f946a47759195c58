import type { Strategy } from '../../search/strategy.ts'
import { CELLS } from '../../units.ts'
import { RowMajorProgram, SCANNED } from '../shared/rowMajor.ts'

/**
 * Builds a set of candidates for every blank entered: 1 to 9, minus the digits in its row, column and box, cell by cell
 * with `discard`; the recursion returns a boolean. Work: cells read, set lookups, removals, and candidates taken from
 * the set.
 */
export const setDiscard: Strategy = {
  id: 'set-discard',
  name: { en: 'Set with discard', ko: 'set과 discard' },
  summary: {
    en: 'Discards every digit of row, column and box from a set, whether it is still there or not (Python post on BOJ 2580).',
    ko: '남아 있는지 확인하지 않고 행·열·박스의 숫자를 set에서 discard로 지웁니다(백준 2580 Python 글).',
  },
  extent: 'first',
  order: 'row-major',
  clears: 'each',
  rowMajorWork: { entered: 27 * 2, used: 1, fitting: 1 },
  workByKind: ({ visits, used, placements }) => ({
    cells: 27 * visits,
    calls: 27 * visits,
    removals: used,
    taken: placements,
  }),
  begin: (board) => new SetDiscardProgram(board),
}

class SetDiscardProgram extends RowMajorProgram {
  readonly #board: Uint8Array
  // One set per depth, with one slot per digit, as in a hash set of small integers. Index: depth × 10 + digit.
  readonly #slots = new Uint8Array(CELLS * 10)

  constructor(board: Uint8Array) {
    super(board)
    this.#board = board
  }

  override enter(cell: number, depth: number): void {
    const slots = this.#slots
    const first = depth * 10
    for (let digit = 1; digit <= 9; digit++) slots[first + digit] = 1
    let removals = 0
    for (let scanned = cell * 27; scanned < cell * 27 + 27; scanned++) {
      const slot = first + this.#board[SCANNED[scanned]]
      if (slots[slot] !== 0) {
        slots[slot] = 0
        removals++
      }
    }
    // Each of the 27 scanned cells takes one cell read and one set lookup.
    this.work += 27 * 2 + removals
  }

  override next(_cell: number, depth: number, after: number): number {
    for (let digit = after + 1; digit <= 9; digit++) {
      if (this.#slots[depth * 10 + digit] === 0) continue
      this.work++
      return digit
    }
    return 0
  }
}
