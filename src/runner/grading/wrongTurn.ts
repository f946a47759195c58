/** Finds the event at which a failed search of a puzzle goes wrong. */
import type { Givens } from '../../sudoku/givens.ts'
import type { Grid } from '../../sudoku/grid.ts'
import type { BoardWrite } from './departure.ts'

/**
 * An event at which a search does what a right search never does. Events count from 1.
 *
 * - `takes-back`, `overwrites`: removes or replaces a digit of the solution, although no digit on the board is wrong;
 * - `goes-on`: removes or replaces a digit of the solved board;
 * - `keeps`: writes a wrong digit, and never again has a board without wrong digits;
 * - `ends`: the search ends after this event, although no digit on the board is wrong.
 */
export interface WrongTurn {
  readonly kind: 'takes-back' | 'overwrites' | 'goes-on' | 'keeps' | 'ends'
  readonly event: number
}

/** Finds the wrong turn of a search from its writes, which may arrive in parts. */
export class WrongTurnFinder {
  readonly #givens: Givens
  readonly #solution: Grid
  readonly #board: number[]
  #event = 0
  #wrongCount = 0
  #blankCount: number
  /** Event since which the board has had a wrong digit; undefined if the board has none. */
  #departedAt: number | undefined
  #found: WrongTurn | undefined

  constructor(givens: Givens, solution: Grid) {
    this.#givens = givens
    this.#solution = solution
    this.#board = Array.from(givens)
    this.#blankCount = this.#board.filter((digit) => digit === 0).length
  }

  /** Takes the next writes. @returns true if no later write changes the result */
  take(writes: Iterable<BoardWrite>): boolean {
    for (const write of writes) {
      if (this.#found !== undefined) return true
      this.#write(write)
    }
    return this.#found !== undefined
  }

  /**
   * Returns the wrong turn of a search that ends after the writes taken so far; undefined if there were no writes.
   */
  result(): WrongTurn | undefined {
    if (this.#found !== undefined) return this.#found
    if (this.#departedAt !== undefined) return { kind: 'keeps', event: this.#departedAt }
    return this.#event === 0 ? undefined : { kind: 'ends', event: this.#event }
  }

  /** Applies a write; if it removes a right digit while no digit is wrong, it is the wrong turn. */
  #write({ cell, digit }: BoardWrite): void {
    this.#event++
    const before = this.#board[cell]
    const right = this.#solution[cell]
    const isRightLost = before === right && digit !== right && this.#givens[cell] === 0
    if (this.#wrongCount === 0 && isRightLost) {
      const removes = digit === 0 ? 'takes-back' : 'overwrites'
      this.#found = { kind: this.#blankCount === 0 ? 'goes-on' : removes, event: this.#event }
    }
    this.#board[cell] = digit
    this.#blankCount += Number(digit === 0) - Number(before === 0)
    this.#wrongCount += Number(isWrong(digit, right)) - Number(isWrong(before, right))
    if (this.#wrongCount === 0) this.#departedAt = undefined
    else this.#departedAt ??= this.#event
  }
}

function isWrong(digit: number, right: number): boolean {
  return digit !== 0 && digit !== right
}
