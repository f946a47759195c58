/** Computes the work of visits while walking down the blanks. */
import type { DigitSet } from '../../../candidates.ts'
import { digitOf, type SearchEvent } from '../../../events.ts'
import type { Givens } from '../../../givens.ts'
import { type Cell, CELLS } from '../../../units.ts'
import { arrangedWorkAfter, arrangedWorkOfEntering } from './arrangedWork.ts'
import type { Blank } from './blanks.ts'
import { type RowMajorWork, workAfter, workOfEntering } from './rowMajorWork.ts'

/** The blanks and the givens. */
interface Walk {
  readonly givens: Givens
  readonly blanks: readonly Blank[]
  /** The digits of the givens in each of the 27 units. */
  readonly usedByGivens: Uint16Array
}

/** A board with the blanks above some depth filled, and the visit of the blank at that depth. */
export class VisitWork {
  readonly #walk: Walk
  readonly #work: RowMajorWork
  readonly #board = new Uint8Array(CELLS)
  /** The digits in each of the 27 units. */
  readonly #used = new Uint16Array(27)
  #depth = 0

  constructor(walk: Walk, work: RowMajorWork) {
    this.#walk = walk
    this.#work = work
  }

  /** Clears all blanks. */
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

  /** Returns the work of trying every digit after `digit`. */
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

  /** Returns the digits in its row (0), column (1) or box (2). */
  #held(kind: 0 | 1 | 2): DigitSet {
    return this.#used[this.#walk.blanks[this.#depth].units[kind]]
  }
}
