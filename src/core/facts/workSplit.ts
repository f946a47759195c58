import { DEPTH_CHANGE, kindOf } from '../events.ts'
import type { Givens } from '../givens.ts'
import { blanksOf } from '../grid.ts'
import type { Checkpoint } from '../search/checkpoint.ts'
import type { Strategy } from '../search/strategy.ts'
import type { WorkByKind } from '../search/workKinds.ts'
import { isAboutToEnter, usedDigits, visitsStarted } from './sharedWork.ts'

/** Tells the sum of the blanks left before a checkpoint. */
export interface BlanksLeftBefore {
  /** Of the branches entered before a checkpoint, right after the events noted. */
  before(givens: Givens, checkpoint: Checkpoint): number
}

/** Adds up how many blanks are left on the board whenever a search that looks for the fewest ways enters a branch. */
export class BlanksLeft implements BlanksLeftBefore {
  #sum: number
  #left: number

  constructor(givens: Givens) {
    this.#left = blanksOf(givens).length
    this.#sum = this.#left
  }

  /** The branch that is about to be entered included. */
  get sum(): number {
    return this.#sum
  }

  /** @param events those from index 0 to `end` − 1 are the next of the search */
  note(events: ArrayLike<number>, end: number): void {
    for (let index = 0; index < end; index++) {
      const change = DEPTH_CHANGE[kindOf(events[index])]
      this.#left -= change
      if (change > 0) this.#sum += this.#left
    }
  }

  before(givens: Givens, checkpoint: Checkpoint): number {
    return this.#sum - (isAboutToEnter(givens, checkpoint) ? this.#left : 0)
  }
}

/** @param sum right before the next event, that of the branch about to be entered included */
export function blanksLeftOf(sum: number): BlanksLeftBefore {
  return {
    before: (givens, checkpoint) =>
      sum - (isAboutToEnter(givens, checkpoint) ? blanksOf(givens).length - checkpoint.stack.length : 0),
  }
}

/** The kinds of work that a search has come to. @param blanksLeft of a program that looks for the fewest ways */
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
