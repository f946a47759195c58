import type { SearchEvent } from '../../search/events.ts'
import type { Givens } from '../../sudoku/givens.ts'
import { Search } from '../../search/engine/search.ts'
import type { Strategy } from '../../search/engine/strategy.ts'

/** State of a search that has made all the events of a recording. */
export interface Ending {
  /** True if the program's search for the first solution ends with these events. */
  readonly endsFirst: boolean
  /** True if the program's search for all solutions ends with these events. */
  readonly endsAll: boolean
  /** Next event of the search for all solutions; undefined if that has ended. */
  readonly next: SearchEvent | undefined
}

/**
 * Runs a built-in program's search, to compare its events with those of a recording. Searches for all solutions: this
 * begins with the events of the search for the first one.
 */
export class Follower {
  /** Id of the program. */
  readonly id: string
  readonly #search: Search
  /** Number of solutions found before the latest event. */
  #solvedBefore = 0

  constructor(givens: Givens, strategy: Strategy) {
    this.id = strategy.id
    this.#search = new Search(givens, strategy, 'all')
  }

  /**
   * Makes the next events of the search.
   * @param events filled from index 0 @returns number of events made, at most `count`
   */
  run(events: Uint16Array, count: number): number {
    // Makes the last event separately, to know whether it is the event that finds the first solution.
    const made = this.#search.run(events, 0, Math.max(0, count - 1))
    this.#solvedBefore = this.#search.solutions
    return this.#search.run(events, made, count)
  }

  /** Returns the state of the search. Call it last, because it advances the search. */
  ending(): Ending {
    const { solutions } = this.#search
    const [next] = this.#takeNext()
    const endsFirst = this.#solvedBefore === 0 && solutions === 1
    const endsAll = next === undefined
    return { endsFirst: endsFirst || (endsAll && solutions === 0), endsAll, next }
  }

  #takeNext(): Uint16Array {
    const events = new Uint16Array(1)
    return events.subarray(0, this.#search.run(events, 0, 1))
  }
}
