import type { Strategy } from '../../search/strategy.ts'
import { CELLS } from '../../units.ts'
import { RowMajorProgram, SCANNED } from '../shared/rowMajor.ts'

/**
 * Builds a set of candidates for every blank entered: 1 to 9, minus the digits in its row, column and box. Removes the
 * digits cell by cell, with `remove`. `remove` throws for missing digits, so `in` guards it. The recursion returns
 * a boolean.
 * Work: cells read, set lookups (by `in` and again by `remove`), removals, and candidates taken from the set.
 */
export const setGuarded: Strategy = {
  id: 'set-guarded',
  name: { en: 'Set guarded by in', ko: 'in으로 확인하는 set' },
  summary: {
    en: 'Checks with in whether a digit is in the set before removing it, so each removal looks it up twice (Python post on BOJ 2580).',
    ko: 'set에 있는지 in으로 확인하고 remove로 지우므로, 지울 때마다 두 번 찾습니다(백준 2580 Python 글).',
  },
  extent: 'first',
  order: 'row-major',
  clears: 'each',
  rowMajorWork: { entered: 27 * 2, used: 2, fitting: 1 },
  workByKind: ({ visits, used, placements }) => ({
    cells: 27 * visits,
    tests: 27 * visits,
    calls: used,
    removals: used,
    taken: placements,
  }),
  begin: (board) => new SetGuardedProgram(board),
}

class SetGuardedProgram extends RowMajorProgram {
  readonly #board: Uint8Array
  // One set per depth, with one slot per digit, as in a hash set of small integers. Index: depth × 10 + digit.
  readonly #slots = new Uint8Array(CELLS * 10)

  constructor(board: Uint8Array) {
    super(board)
    this.#board = board
  }

  override enter(cell: number, depth: number): void {
    const first = depth * 10
    for (let digit = 1; digit <= 9; digit++) this.#slots[first + digit] = 1
    for (let scanned = cell * 27; scanned < cell * 27 + 27; scanned++) {
      const slot = first + this.#board[SCANNED[scanned]]
      this.work++
      if (this.#has(slot)) this.#remove(slot)
    }
  }

  override next(_cell: number, depth: number, after: number): number {
    for (let digit = after + 1; digit <= 9; digit++) {
      if (this.#slots[depth * 10 + digit] === 0) continue
      this.work++
      return digit
    }
    return 0
  }

  #has(slot: number): boolean {
    this.work++
    return this.#slots[slot] !== 0
  }

  #remove(slot: number): void {
    // The lookup and the removal.
    this.work += 2
    this.#slots[slot] = 0
  }
}
