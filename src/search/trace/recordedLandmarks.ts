import { cellOf, EventKind, kindOf, type SearchEvent } from '../events.ts'
import { CELLS } from '../../sudoku/units.ts'
import { type Excursion, type Landmarks, MAX_SOLUTIONS, NO_EXCURSION } from './landmarks.ts'

/** Finds the landmarks of a growing recording, event by event; cells may be cleared in any order. */
export class RecordedLandmarks {
  /**
   * The event before the backtrack at the greatest depth; 0 if there is none. Backtracks right after a solution do not
   * count.
   */
  #deepest = 0
  /** Depth after the event `#deepest`. */
  #deepestDepth = 0
  /** Events of the longest stretch from filling a cell to blanking it, without a solution in between. */
  #excursion: Excursion = NO_EXCURSION
  /** The latest event that completed a solution; 0 if there is none. */
  #solvedAt = 0
  /** Events that completed the first `MAX_SOLUTIONS` solutions. */
  readonly #solutions: number[] = []
  /** By cell: the latest event that filled it while blank; 0 if none. */
  readonly #filledAt = new Float64Array(CELLS)
  /** By cell: the latest event that wrote over its digit; 0 if none. */
  readonly #overwrittenAt = new Float64Array(CELLS)

  landmarks(): Landmarks {
    return { deepest: this.#deepest, excursion: this.#excursion, solutions: this.#solutions.slice() }
  }

  /**
   * Processes the next event.
   * @param number of the event, from 1
   * @param depthBefore number of digits placed on the board before the event
   * @param solved true if the event completes a solution
   */
  pass(event: SearchEvent, number: number, depthBefore: number, solved: boolean): void {
    const kind = kindOf(event)
    if (kind === EventKind.place) this.#filledAt[cellOf(event)] = number
    if (kind === EventKind.replace) this.#overwrittenAt[cellOf(event)] = number
    if (kind === EventKind.backtrack) this.#passBacktrack(cellOf(event), number, depthBefore)
    if (!solved) return
    this.#solvedAt = number
    if (this.#solutions.length < MAX_SOLUTIONS) this.#solutions.push(number)
  }

  #passBacktrack(cell: number, number: number, depthBefore: number): void {
    const wasSolved = this.#solvedAt > 0 && this.#solvedAt === number - 1
    if (depthBefore > this.#deepestDepth && !wasSolved) {
      this.#deepestDepth = depthBefore
      this.#deepest = number - 1
    }
    const from = this.#filledAt[cell]
    const isLongest = number - from > this.#excursion.to - this.#excursion.from
    if (from > this.#solvedAt && isLongest)
      this.#excursion = { from, to: number, isOverwritten: this.#overwrittenAt[cell] > from }
  }
}
