import { DEPTH_CHANGE, kindOf } from '../events.ts'
import type { Givens } from '../../sudoku/givens.ts'
import { blanksOf } from '../../sudoku/grid.ts'
import type { Checkpoint } from '../engine/checkpoint.ts'
import type { Strategy } from '../engine/strategy.ts'
import type { WorkByKind } from '../engine/workKinds.ts'
import { isAboutToEnter, usedDigits, visitsStarted } from './sharedWork.ts'

/**
 * The number of blanks on the board on entering a branch (a call that tries the digits of a blank or the cells of a
 * digit), summed over all branches that a search has entered.
 */
export interface BlanksLeftBefore {
  /** Returns the sum at a checkpoint, without the branch about to be entered. */
  before(givens: Givens, checkpoint: Checkpoint): number
}

/** Sums the blanks left on the board over all branches that a fewest-first search enters. */
export class BlanksLeft implements BlanksLeftBefore {
  #sum: number
  #left: number

  constructor(givens: Givens) {
    this.#left = blanksOf(givens).length
    this.#sum = this.#left
  }

  /** The sum so far, including the branch about to be entered. */
  get sum(): number {
    return this.#sum
  }

  /** Counts the next events of the search. @param events at indices 0 to `end` − 1 */
  note(events: ArrayLike<number>, end: number): void {
    for (let index = 0; index < end; index++) {
      const change = DEPTH_CHANGE[kindOf(events[index])]
      this.#left -= change
      if (change > 0) this.#sum += this.#left
    }
  }

  /** @param checkpoint directly after the events passed to `note` */
  before(givens: Givens, checkpoint: Checkpoint): number {
    return this.#sum - (isAboutToEnter(givens, checkpoint) ? this.#left : 0)
  }
}

/** Wraps a sum that is already known. @param sum before the next event, including the branch about to be entered */
export function blanksLeftOf(sum: number): BlanksLeftBefore {
  return {
    before: (givens, checkpoint) =>
      sum - (isAboutToEnter(givens, checkpoint) ? blanksOf(givens).length - checkpoint.stack.length : 0),
  }
}

/** Splits the work (elementary operations) of a search by kind. @param blanksLeft used for fewest-first programs */
export function workSplit(
  strategy: Strategy,
  givens: Givens,
  checkpoint: Checkpoint,
  blanksLeft: BlanksLeftBefore,
): WorkByKind {
  const isRowMajor = strategy.order === 'row-major'
  return strategy.workByKind({
    work: checkpoint.work,
    placements: checkpoint.placements,
    blanks: blanksOf(givens).length,
    visits: visitsStarted(givens, checkpoint),
    used: isRowMajor ? usedDigits(givens, checkpoint, strategy.clears) : 0,
    blanksLeft: isRowMajor ? 0 : blanksLeft.before(givens, checkpoint),
  })
}
