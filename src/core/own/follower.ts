import type { SearchEvent } from '../events.ts'
import type { Givens } from '../givens.ts'
import { Search } from '../search/search.ts'
import type { Strategy } from '../search/strategy.ts'

/** Where a program stands that has made all the events of a recording. */
export interface Ending {
  /** Whether its search for the first solution, or for all, is over there. */
  readonly first: boolean
  readonly all: boolean
  /** The next event of the search for all; undefined where that is over. */
  readonly next: SearchEvent | undefined
}

/** A program's search for all solutions. That for the first makes the same events, and is over sooner. */
export class Follower {
  /** Of the program. */
  readonly id: string
  readonly #search: Search
  /** Before the latest event. */
  #solvedBefore = 0

  constructor(givens: Givens, strategy: Strategy) {
    this.id = strategy.id
    this.#search = new Search(givens, strategy, 'all')
  }

  /** Makes its next events. @param events is filled from the beginning @returns how many there still were, up to `count` */
  run(events: Uint16Array, count: number): number {
    // The last one by itself: it may be that of the first solution.
    const made = this.#search.run(events, 0, Math.max(0, count - 1))
    this.#solvedBefore = this.#search.solutions
    return this.#search.run(events, made, count)
  }

  /** Is the last that it is asked for. */
  ending(): Ending {
    const { solutions } = this.#search
    const [next] = this.#next()
    const first = this.#solvedBefore === 0 && solutions === 1
    const all = next === undefined
    return { first: first || (all && solutions === 0), all, next }
  }

  #next(): Uint16Array {
    const events = new Uint16Array(1)
    return events.subarray(0, this.#search.run(events, 0, 1))
  }
}
