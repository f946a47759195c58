import type { SearchEvent } from '../events.ts'
import type { Givens } from '../givens.ts'
import type { Extent, Strategy } from '../search/strategy.ts'
import { PAGE_EVENTS } from '../trace/page.ts'
import type { Trace } from '../trace/trace.ts'
import { Follower } from './follower.ts'

/** The program whose events a recording shares longest, and how far. */
export type Likeness =
  | {
      readonly kind: 'same'
      /** Its id. */
      readonly program: string
      /** How many other programs make the same events. */
      readonly others: number
      /** The search of the program's that makes them; undefined where that for the first solution is that for all. */
      readonly extent: Extent | undefined
    }
  /** The same events as far as they were compared: the recording is long, or has been cut off. */
  | {
      readonly kind: 'same-so-far'
      readonly program: string
      readonly others: number
      readonly events: number
    }
  | {
      readonly kind: 'parts'
      readonly program: string
      /** How many events both have in common. */
      readonly shared: number
      /** The next event of the recording, and of the program; undefined for the one that has ended. */
      readonly own: SearchEvent | undefined
      readonly theirs: SearchEvent | undefined
    }

/** A recording that gets no more events, and has some. */
type Recorded = Pick<Trace, 'frontier' | 'page'>

/** Events that one program makes at a time, a divisor of a page's: some need a millisecond for a few hundred. */
const STRIDE = 512

/** Of a long recording. */
const MOST_COMPARED = 5_000_000

type Parting = Extract<Likeness, { readonly kind: 'parts' }>

/** Finds the program whose events a recording shares longest: all go along it side by side until the last one parts. */
export class NearestProgram {
  readonly #recorded: Recorded
  readonly #isWhole: boolean
  /** Events to be compared. */
  readonly #end: number
  readonly #scratch = new Uint16Array(STRIDE)
  /** Those that have made all events so far, in the order of the programs. */
  #followers: readonly Follower[]
  #compared = 0
  #page: { readonly number: number; readonly events: Uint16Array } = { number: -1, events: new Uint16Array() }
  /** The events to be compared next. */
  #stride: Uint16Array
  /** How many of the followers have been along them, who of those has made them all, and who of the others most. */
  #seen = 0
  #kept: Follower[] = []
  #furthest: Parting | undefined
  #likeness: Likeness | undefined

  /**
   * @param isWhole the recorded program has come to its end by itself, and all its events are there
   * @param strategies at least one; of several that are equally near the first is named
   */
  constructor(
    givens: Givens,
    recorded: Recorded,
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

  /** Undefined until it has been found. */
  get likeness(): Likeness | undefined {
    return this.#likeness
  }

  /** Looks on until the time is up, or it has been found. */
  advance(isTimeUp: () => boolean): void {
    while (this.#likeness === undefined) {
      this.#step()
      if (isTimeUp()) return
    }
  }

  /** One program goes along one stride. */
  #step(): void {
    const follower = this.#followers[this.#seen++]
    const made = follower.run(this.#scratch, this.#stride.length)
    const shared = this.#sharedOf(made)
    if (shared === this.#stride.length) this.#kept.push(follower)
    else this.#part(follower, shared, made)
    if (this.#seen === this.#followers.length) this.#endStride()
  }

  /** How many events of the stride those in the scratch begin with. @param made how many there are */
  #sharedOf(made: number): number {
    const [stride, scratch] = [this.#stride, this.#scratch]
    let shared = 0
    while (shared < made && scratch[shared] === stride[shared]) shared++
    return shared
  }

  #part({ id: program }: Follower, index: number, made: number): void {
    const shared = this.#compared + index
    if (this.#furthest !== undefined && this.#furthest.shared >= shared) return
    const theirs = index < made ? this.#scratch[index] : undefined
    this.#furthest = { kind: 'parts', program, shared, own: this.#stride[index], theirs }
  }

  #endStride(): void {
    if (this.#kept.length === 0) {
      this.#likeness = this.#furthest
      return
    }
    this.#followers = this.#kept
    this.#kept = []
    this.#seen = 0
    this.#compared += this.#stride.length
    if (this.#compared < this.#end) this.#stride = this.#nextStride()
    else this.#likeness = this.#isWhole ? this.#atEnd() : this.#soFar()
  }

  #nextStride(): Uint16Array {
    const number = Math.floor(this.#compared / PAGE_EVENTS)
    if (this.#page.number !== number) this.#page = { number, events: this.#recorded.page(number).events }
    const from = this.#compared - number * PAGE_EVENTS
    return this.#page.events.subarray(from, from + Math.min(STRIDE, this.#end - this.#compared))
  }

  #soFar(): Likeness {
    const [{ id: program }, ...others] = this.#followers
    return { kind: 'same-so-far', program, others: others.length, events: this.#compared }
  }

  #atEnd(): Likeness {
    const endings = this.#followers.map((follower) => ({ program: follower.id, ...follower.ending() }))
    const [same, ...others] = endings.filter(({ first, all }) => first || all)
    if (same === undefined) {
      const [{ program, next }] = endings
      return { kind: 'parts', program, shared: this.#compared, own: undefined, theirs: next }
    }
    return { kind: 'same', program: same.program, others: others.length, extent: extentOf(same) }
  }
}

function extentOf({ first, all }: { readonly first: boolean; readonly all: boolean }): Extent | undefined {
  if (first && all) return undefined
  return first ? 'first' : 'all'
}
