/** A board on the way down the blanks, to tell the work of their visits. */
import type { DigitSet } from '../../../candidates.ts'
import { digitOf, type SearchEvent } from '../../../events.ts'
import type { Givens } from '../../../givens.ts'
import { type Cell, CELLS } from '../../../units.ts'
import { arrangedWorkAfter, arrangedWorkOfEntering } from './arrangedWork.ts'
import type { Blank } from './blanks.ts'
import { type RowMajorWork, workAfter, workOfEntering } from './rowMajorWork.ts'

/** The blanks, and what the board holds besides. */
interface Walk {
  readonly givens: Givens
  readonly blanks: readonly Blank[]
  /** The digits that each of the 27 units holds at first. */
  readonly usedByGivens: Uint16Array
}

/** The blanks up to some depth with their digits, and the visit of the one at that depth. */
export class Placed {
  readonly #walk: Walk
  readonly #work: RowMajorWork
  readonly #board = new Uint8Array(CELLS)
  /** The digits that each of the 27 units holds. */
  readonly #used = new Uint16Array(27)
  #depth = 0

  constructor(walk: Walk, work: RowMajorWork) {
    this.#walk = walk
    this.#work = work
  }

  /** Takes the digits of all blanks back. */
  clear(): this {
    this.#board.set(this.#walk.givens)
    this.#used.set(this.#walk.usedByGivens)
    this.#depth = 0
    return this
  }

  place(placement: SearchEvent): void {
    const { cell, units } = this.#walk.blanks[this.#depth++]
    const digit = digitOf(placement)
    this.#board[cell] = digit
    for (const unit of units) this.#used[unit] |= 1 << digit
  }

  workOfEntering(): number {
    const work = this.#work
    return (
      workOfEntering(work, this.#held(0) | this.#held(1) | this.#held(2)) +
      arrangedWorkOfEntering(work.arranged, this.#board, this.#cell())
    )
  }

  /** The work of trying every digit after one. */
  workAfter(digit: number): number {
    const work = this.#work
    return (
      workAfter(work, digit, this.#held(0), this.#held(1), this.#held(2)) +
      arrangedWorkAfter(work.arranged, this.#board, this.#cell(), digit)
    )
  }

  #cell(): Cell {
    return this.#walk.blanks[this.#depth].cell
  }

  /** The digits of its row, column or box: 0, 1 or 2. */
  #held(kind: 0 | 1 | 2): DigitSet {
    return this.#used[this.#walk.blanks[this.#depth].units[kind]]
  }
}
