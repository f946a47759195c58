/**
 * Computes the work (number of elementary operations) of entering a blank and trying its digits, after each placement
 * along a path of the search.
 */
import type { DigitSet } from '../../../sudoku/candidates.ts'
import { digitOf, type SearchEvent } from '../../events.ts'
import type { Givens } from '../../../sudoku/givens.ts'
import { type Cell, CELLS } from '../../../sudoku/units.ts'
import { arrangedWorkAfter, arrangedWorkOfEntering } from './arrangedWork.ts'
import type { Blank } from './blanks.ts'
import { type RowMajorWork, workAfter, workOfEntering } from './rowMajorWork.ts'

/** The givens and the blanks of a puzzle. */
interface WalkedPuzzle {
  readonly givens: Givens
  readonly blanks: readonly Blank[]
  /** The digits of the givens in each of the 27 units, as `DigitSet`s. */
  readonly usedByGivens: Uint16Array
}

/** Computes the work of visiting (entering and trying the digits of) a blank, with all blanks before it filled. */
export class VisitWork {
  readonly #puzzle: WalkedPuzzle
  readonly #work: RowMajorWork
  readonly #board = new Uint8Array(CELLS)
  /** The digits on the board in each of the 27 units, as `DigitSet`s. */
  readonly #used = new Uint16Array(27)
  #depth = 0

  constructor(puzzle: WalkedPuzzle, work: RowMajorWork) {
    this.#puzzle = puzzle
    this.#work = work
  }

  clear(): this {
    this.#board.set(this.#puzzle.givens)
    this.#used.set(this.#puzzle.usedByGivens)
    this.#depth = 0
    return this
  }

  place(placement: SearchEvent): void {
    const { cell, units } = this.#puzzle.blanks[this.#depth++]
    const digit = digitOf(placement)
    this.#board[cell] = digit
    for (const unit of units) this.#used[unit] |= 1 << digit
  }

  /** Returns the work of entering the next blank. */
  workOfEntering(): number {
    const work = this.#work
    return (
      workOfEntering(work, this.#digitsIn(0) | this.#digitsIn(1) | this.#digitsIn(2)) +
      arrangedWorkOfEntering(work.arranged, this.#board, this.#cell())
    )
  }

  /** Returns the work of trying every digit after `digit` in the next blank. */
  workAfter(digit: number): number {
    const work = this.#work
    return (
      workAfter(work, digit, this.#digitsIn(0), this.#digitsIn(1), this.#digitsIn(2)) +
      arrangedWorkAfter(work.arranged, this.#board, this.#cell(), digit)
    )
  }

  #cell(): Cell {
    return this.#puzzle.blanks[this.#depth].cell
  }

  /** Returns the digits in the next blank's row (0), column (1) or box (2). */
  #digitsIn(kind: 0 | 1 | 2): DigitSet {
    return this.#used[this.#puzzle.blanks[this.#depth].units[kind]]
  }
}
