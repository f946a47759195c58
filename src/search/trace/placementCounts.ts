import { cellOf, EventKind, kindOf } from '../events.ts'
import { CELLS } from '../../sudoku/units.ts'
import { CHUNK_EVENTS } from './chunk.ts'
import type { Trace } from './trace.ts'

/** Maximum cached counts: 2¹⁰ × 81 × 8 bytes, two thirds of a megabyte. */
const MOST_EDGES = 1 << 10

/** A count of how often each cell was filled, from some event up to event `reached`. */
interface Tally {
  readonly reached: number
  /** By cell. */
  readonly counts: Float64Array
}

/**
 * Counts how often the cells of a trace were filled. Caches the counts from the beginning to regularly spaced events
 * (edges), so that a later count resumes from a nearby one.
 */
export class PlacementCountCache {
  readonly #trace: Trace
  readonly #most: number
  /** Chunks between edges. */
  #stride = 1
  /** By edge: counts of the events up to it. */
  #edges: readonly Float64Array[] = [new Float64Array(CELLS)]

  /** @param most maximum edges, an even number */
  constructor(trace: Trace, most = MOST_EDGES) {
    this.#trace = trace
    this.#most = most
  }

  /** Returns the counts at the latest edge at or before an event. */
  countBefore(event: number): Tally {
    const span = this.#stride * CHUNK_EVENTS
    const edge = Math.min(this.#edges.length - 1, Math.floor(event / span))
    return { reached: edge * span, counts: this.#edges[edge].slice() }
  }

  /** Continues a count, to the end of a chunk at most. @param to last event to count; the trace must have reached it */
  continueCount({ reached, counts }: Tally, to: number): Tally {
    const { number, events } = this.#trace.chunk(Math.floor(reached / CHUNK_EVENTS))
    const first = number * CHUNK_EVENTS
    const end = Math.min(to, first + CHUNK_EVENTS)
    const sum = counts.slice()
    for (let index = reached - first; index < end - first; index++)
      if (kindOf(events[index]) !== EventKind.backtrack) sum[cellOf(events[index])]++
    return { reached: end, counts: sum }
  }

  /** Like `continueCount` for a count from the beginning; caches it on reaching the next edge. */
  advanceFromStart(tally: Tally, to: number): Tally {
    const next = this.continueCount(tally, to)
    if (next.reached === this.#edges.length * this.#stride * CHUNK_EVENTS) this.#keep(next.counts)
    return next
  }

  /** Adds an edge. If there are too many, drops every second one. */
  #keep(counts: Float64Array): void {
    this.#edges = [...this.#edges, counts]
    if (this.#edges.length <= this.#most) return
    this.#edges = this.#edges.filter((_, edge) => edge % 2 === 0)
    this.#stride *= 2
  }
}

/** Number of times each cell was filled by events `from` < n ≤ `reached`; complete when `reached` is `to`. */
export interface PlacementCounts {
  readonly from: number
  readonly to: number
  readonly reached: number
  /** By cell. */
  readonly counts: Float64Array
}

/** Counts how often each cell was filled by the events of a range, a chunk at a time. */
export class PlacementCounter {
  readonly #cache: PlacementCountCache
  readonly #from: number
  readonly #to: number
  /** Count from the trace's beginning to the range's beginning; undefined if counting the range itself is shorter. */
  #before: Tally | undefined
  /**
   * Count of the range so far. If `#before` is used: count from the trace's beginning, undefined until it has begun.
   */
  #counted: Tally | undefined

  /** @param from, to events `from` < n ≤ `to`; the trace must have reached `to` */
  constructor(known: PlacementCountCache, from: number, to: number) {
    this.#cache = known
    this.#from = from
    this.#to = to
    const way = (event: number) => event - known.countBefore(event).reached
    if (way(from) + way(to) <= to - from) this.#before = known.countBefore(from)
    else this.#counted = { reached: from, counts: new Float64Array(CELLS) }
  }

  get isComplete(): boolean {
    return (this.#before?.reached ?? this.#from) === this.#from && this.#tally().reached === this.#to
  }

  /** Counts at most one more chunk. */
  advance(): void {
    if (this.isComplete) return
    if (this.#before === undefined) this.#counted = this.#cache.continueCount(this.#tally(), this.#to)
    else if (this.#before.reached < this.#from)
      this.#before = this.#cache.advanceFromStart(this.#before, this.#from)
    else this.#counted = this.#cache.advanceFromStart(this.#tally(), this.#to)
  }

  /** Returns the counts so far; a copy, safe to transfer. */
  report(): PlacementCounts {
    const range = { from: this.#from, to: this.#to }
    const { reached, counts } = this.#tally()
    const before = this.#before
    if (before === undefined) return { ...range, reached, counts: counts.slice() }
    // The counts can be subtracted once both have reached the range's beginning.
    if (before.reached < this.#from || reached < this.#from)
      return { ...range, reached: this.#from, counts: new Float64Array(CELLS) }
    return { ...range, reached, counts: counts.map((count, cell) => count - before.counts[cell]) }
  }

  /** Returns the count so far; until it has begun, the cached count from which it begins. */
  #tally(): Tally {
    return this.#counted ?? this.#cache.countBefore(this.#to)
  }
}
