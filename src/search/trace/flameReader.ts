import type { Board } from '../../sudoku/grid.ts'
import type { Envelope } from './envelope.ts'
import { type StackChanges, stackChangesOf } from './stackChanges.ts'
import { CHUNK_EVENTS, chunkOf, coversEvent } from './chunk.ts'
import type { KnownStack, Trace } from './trace.ts'

/** Maximum cached chunks; neighbouring chunks are read repeatedly. */
const MAX_CACHED_CHUNKS = 16

/**
 * Reads a trace as a tree of placements. Caches chunks. Without reading chunks, also returns how many
 * placements a range of events leaves unchanged at least.
 */
export class FlameReader {
  readonly trace: Trace
  readonly givens: Board
  /** LRU cache; most recently used last. */
  readonly #chunks = new Map<number, StackChanges>()
  /** Cached `stackHeights`, and the `end` at which they were computed. */
  #stackHeights: { readonly event: number; readonly envelope: Envelope } | undefined

  /** @param givens 81 digits before the trace began */
  constructor(trace: Trace, givens: Board) {
    this.trace = trace
    this.givens = givens
  }

  get end(): number {
    return this.trace.frontier.event
  }

  /** Returns the chunk that contains an event, as far as the trace is known. */
  chunkAt(event: number): StackChanges {
    const number = chunkOf(event)
    const kept = this.#chunks.get(number)
    const isUsable =
      kept !== undefined && coversEvent(kept.chunk, Math.min(this.end, (number + 1) * CHUNK_EVENTS))
    const chunk = isUsable ? kept : stackChangesOf(this.givens, this.trace.chunk(number))
    this.#chunks.delete(number)
    this.#chunks.set(number, chunk)
    const [oldest] = this.#chunks.keys()
    if (this.#chunks.size > MAX_CACHED_CHUNKS) this.#chunks.delete(oldest)
    return chunk
  }

  /**
   * By bucket of events: maximum stack height (`highest`), and a lower bound of the number of placements that no event
   * of the bucket changes (`lowest`).
   */
  get stackHeights(): Envelope {
    if (this.#stackHeights?.event !== this.end)
      this.#stackHeights = { event: this.end, envelope: this.trace.stackHeights() }
    return this.#stackHeights.envelope
  }

  /**
   * Returns a lower bound of the number of placements, from the bottom of the stack, that no event of a chunk changes.
   * @param chunk its number
   */
  untouchedBy(chunk: number): number {
    const { span, lowest } = this.stackHeights
    const first = Math.floor((chunk * CHUNK_EVENTS) / span)
    const last = Math.min(lowest.length, Math.max(first + 1, ((chunk + 1) * CHUNK_EVENTS) / span))
    let least = Number.POSITIVE_INFINITY
    for (let bucket = first; bucket < last; bucket++) least = Math.min(least, lowest[bucket])
    return least
  }

  /** Returns the nearest known stack at or before an event. */
  knownBefore(event: number): KnownStack {
    return this.trace.knownStack(event)
  }

  /** Returns the nearest known stack at or after an event. @param event within the trace */
  knownAfter(event: number): KnownStack {
    let known = this.trace.knownStack(event)
    for (let chunk = Math.ceil(event / CHUNK_EVENTS); known.event < event; chunk++)
      known = this.trace.knownStack(chunk * CHUNK_EVENTS)
    return known
  }
}
