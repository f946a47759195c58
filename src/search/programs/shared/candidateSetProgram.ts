import { CELLS } from '../../../sudoku/units.ts'
import { RowMajorProgram, SCANNED } from './rowMajor.ts'

/**
 * Builds a set of candidates on entering a blank: 1 to 9, minus the digits in its row, column and box, cell by cell.
 * Work: cells read, one set lookup for each, what a removal costs, and candidates taken from the set.
 */
export class CandidateSetProgram extends RowMajorProgram {
  readonly #board: Uint8Array
  readonly #workPerRemoval: number
  // One set per depth, with one slot per digit, as in a hash set of small integers. Index: depth × 10 + digit.
  readonly #slots = new Uint8Array(CELLS * 10)

  constructor(board: Uint8Array, workPerRemoval: number) {
    super(board)
    this.#board = board
    this.#workPerRemoval = workPerRemoval
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
    this.work += 27 * 2 + removals * this.#workPerRemoval
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
