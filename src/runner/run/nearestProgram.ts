import type { SearchEvent } from '../../search/events.ts'
import type { Givens } from '../../sudoku/givens.ts'
import type { Extent, Strategy } from '../../search/engine/strategy.ts'
import { CHUNK_EVENTS } from '../../search/trace/chunk.ts'
import type { Trace } from '../../search/trace/trace.ts'
import { Search } from '../../search/engine/search.ts'

/** The built-in program that shares the longest prefix of events with a recording, and how far they agree. */
export type Likeness =
  | {
      readonly kind: 'same'
      /** Id of the program. */
      readonly program: string
      /** Number of other programs that make the same events. */
      readonly others: number
      /**
       * Extent of the program's search that makes these events; undefined if the searches for the first and for all
       * solutions are the same.
       */
      readonly extent: Extent | undefined
    }
  /** The first `events` events are the same. No more were compared: the recording is long, or was cut off. */
  | {
      readonly kind: 'same-so-far'
      readonly program: string
      readonly others: number
      readonly events: number
    }
  /** The recording and the program part after `shared` events. */
  | {
      readonly kind: 'parts'
      readonly program: string
      readonly shared: number
      /** Next event of the recording; undefined if it has ended. */
      readonly own: SearchEvent | undefined
      /** Next event of the program; undefined if it has ended. */
      readonly theirs: SearchEvent | undefined
    }

/** A recording with at least one event, of which every chunk is available. */
type CompleteTrace = Pick<Trace, 'frontier' | 'chunk'>

/**
 * Events per step of one program; small, because some programs need a millisecond for a few hundred. A divisor of
 * `CHUNK_EVENTS`, so that no stride crosses a chunk.
 */
const STRIDE = 512

/** Maximum events compared of a long recording. */
const MOST_COMPARED = 5_000_000

type Divergence = Extract<Likeness, { readonly kind: 'parts' }>

/**
 * Finds the built-in program that shares the longest prefix with a recording: runs all of them in lockstep until the
 * last one diverges or the events to compare end.
 */
export class NearestProgram {
  readonly #recorded: CompleteTrace
  /** True if the recording is complete, and all of it is compared. */
  readonly #isWhole: boolean
  /** Number of events to compare. */
  readonly #end: number
  /** Events that a follower has just made, to be compared with `#stride`. */
  readonly #scratch = new Uint16Array(STRIDE)
  /** Searches of the programs that made all events before `#stride`, in the order given. */
  #followers: readonly Follower[]
  /** Number of events before `#stride`: those compared with every follower. */
  #compared = 0
  /** Chunk of the recording that holds `#stride`; number −1 before the first. */
  #chunk: { readonly number: number; readonly events: Uint16Array } = {
    number: -1,
    events: new Uint16Array(),
  }
  /** Events of the recording that each follower is compared with at present. */
  #stride: Uint16Array
  /** Number of followers already compared with `#stride`. */
  #comparedFollowers = 0
  /** Followers that made all events of `#stride`. */
  #matching: Follower[] = []
  /** Program with the longest shared prefix among those that diverged. */
  #furthest: Divergence | undefined
  #likeness: Likeness | undefined

  /**
   * @param isWhole true if the recorded program ended by itself and all its events are recorded
   * @param strategies at least one; the first one wins a tie
   */
  constructor(
    givens: Givens,
    recorded: CompleteTrace,
    isWhole: boolean,
    strategies: readonly Strategy[],
    limit = MOST_COMPARED,
  ) {
    this.#recorded = recorded
    this.#isWhole = isWhole && recorded.frontier.event <= limit
    this.#end = Math.min(recorded.frontier.event, limit)
    this.#followers = strategies.map((strategy) => new Follower(givens, strategy))
    this.#stride = this.#nextStride()
  }

  /** Undefined until it is found. */
  get likeness(): Likeness | undefined {
    return this.#likeness
  }

  /** Continues until the time is up or the result is found. */
  advance(isTimeUp: () => boolean): void {
    while (this.#likeness === undefined) {
      this.#step()
      if (isTimeUp()) return
    }
  }

  /** Compares one stride with one program. */
  #step(): void {
    const follower = this.#followers[this.#comparedFollowers++]
    const made = follower.run(this.#scratch, this.#stride.length)
    const shared = this.#sharedLength(made)
    if (shared === this.#stride.length) this.#matching.push(follower)
    else this.#noteDivergence(follower, shared, made)
    if (this.#comparedFollowers === this.#followers.length) this.#endStride()
  }

  /** Returns the length of the common prefix of `#stride` and `#scratch`. @param made number of events in `#scratch` */
  #sharedLength(made: number): number {
    const [stride, scratch] = [this.#stride, this.#scratch]
    let shared = 0
    while (shared < made && scratch[shared] === stride[shared]) shared++
    return shared
  }

  #noteDivergence({ id: program }: Follower, index: number, made: number): void {
    const shared = this.#compared + index
    if (this.#furthest !== undefined && this.#furthest.shared >= shared) return
    const theirs = index < made ? this.#scratch[index] : undefined
    this.#furthest = { kind: 'parts', program, shared, own: this.#stride[index], theirs }
  }

  #endStride(): void {
    if (this.#matching.length === 0) {
      this.#likeness = this.#furthest
      return
    }
    this.#followers = this.#matching
    this.#matching = []
    this.#comparedFollowers = 0
    this.#compared += this.#stride.length
    if (this.#compared < this.#end) this.#stride = this.#nextStride()
    else this.#likeness = this.#isWhole ? this.#likenessAtEnd() : this.#likenessSoFar()
  }

  #nextStride(): Uint16Array {
    const number = Math.floor(this.#compared / CHUNK_EVENTS)
    if (this.#chunk.number !== number) this.#chunk = { number, events: this.#recorded.chunk(number).events }
    const from = this.#compared - number * CHUNK_EVENTS
    return this.#chunk.events.subarray(from, from + Math.min(STRIDE, this.#end - this.#compared))
  }

  #likenessSoFar(): Likeness {
    const [{ id: program }, ...others] = this.#followers
    return { kind: 'same-so-far', program, others: others.length, events: this.#compared }
  }

  #likenessAtEnd(): Likeness {
    const endings = this.#followers.map((follower) => ({ program: follower.id, ...follower.ending() }))
    const [same, ...others] = endings.filter(({ endsFirst, endsAll }) => endsFirst || endsAll)
    if (same === undefined) {
      const [{ program, next }] = endings
      return { kind: 'parts', program, shared: this.#compared, own: undefined, theirs: next }
    }
    return { kind: 'same', program: same.program, others: others.length, extent: extentOf(same) }
  }
}

/**
 * @property endsFirst true if the search for the first solution ends where the recording ends
 * @property endsAll true if the search for all solutions ends there
 */
function extentOf({
  endsFirst,
  endsAll,
}: {
  readonly endsFirst: boolean
  readonly endsAll: boolean
}): Extent | undefined {
  if (endsFirst && endsAll) return undefined
  return endsFirst ? 'first' : 'all'
}

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
