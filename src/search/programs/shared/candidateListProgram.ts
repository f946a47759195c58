import type { WorkByKind, WorkCounts } from '../../engine/workKinds.ts'
import { CELLS } from '../../../sudoku/units.ts'
import { RowMajorProgram, SCANNED } from './rowMajor.ts'

/**
 * Lists the candidates on entering a blank. Starts with 1 to 9 and scans the units; removes each digit found, by `in`
 * and `remove`. Work: cells read, entries compared by both, removals, and candidates taken from the list.
 */
export class CandidateListProgram extends RowMajorProgram {
  readonly #board: Uint8Array
  // List of the blank at depth d: `#lengths[d]` entries from index 9d on, ascending.
  readonly #entries = new Uint8Array(CELLS * 9)
  readonly #lengths = new Uint8Array(CELLS)

  constructor(board: Uint8Array) {
    super(board)
    this.#board = board
  }

  override enter(cell: number, depth: number): void {
    const entries = this.#entries
    const start = depth * 9
    for (let digit = 1; digit <= 9; digit++) entries[start + digit - 1] = digit
    let end = start + 9
    let work = 0
    for (let scanned = cell * 27; scanned < cell * 27 + 27; scanned++) {
      const digit = this.#board[SCANNED[scanned]]
      let index = start
      while (index < end && entries[index] !== digit) index++
      if (index === end) {
        work += 1 + end - start
      } else {
        // 1 for the cell, `in` and `remove` each up to the entry, 1 for the removal.
        work += 1 + 2 * (index - start + 1) + 1
        end--
        for (; index < end; index++) entries[index] = entries[index + 1]
      }
    }
    this.#lengths[depth] = end - start
    this.work += work
  }

  override next(_cell: number, depth: number, after: number): number {
    const start = depth * 9
    const end = start + this.#lengths[depth]
    for (let index = start; index < end; index++) {
      const digit = this.#entries[index]
      if (digit > after) {
        this.work++
        return digit
      }
    }
    return 0
  }
}

/** Splits the program's work by kind: the counts give all kinds but the comparisons, which are the rest of the work. */
export function candidateListWork({ work, visits, used, placements }: WorkCounts): WorkByKind {
  const cells = 27 * visits
  return { cells, comparisons: work - cells - used - placements, removals: used, taken: placements }
}
