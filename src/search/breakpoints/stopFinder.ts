import { CHUNK_EVENTS } from '../trace/chunk.ts'
import { type Position, positionOrder } from '../trace/position.ts'
import type { ScannedTrace, Scanner } from './scanner.ts'

/** A breakpoint, prepared for one trace. */
export interface CompiledBreakpoint {
  readonly scanner: Scanner
  /** Number of the hit to stop at, counted from 1; 0 stops at every hit. */
  readonly nth: number
  /** Hit count, unused if `nth` is 0; shared by all searches in a trace, so that hits are counted only once. */
  readonly count: HitCount
}

/** Counts hits chunk by chunk, from the start of the trace until hit number `nth` of the breakpoint. */
export class HitCount {
  /** Next chunk to count. */
  chunk = 0
  /** Hits in the chunks before `chunk`. */
  hits = 0
  /** Hit number `nth`, once reached. */
  hit: Position | undefined
}

export type Direction = 'forward' | 'back'

export type StopFinderState =
  | { readonly kind: 'found'; readonly position: Position }
  /** No hit in this direction; forwards, the trace has ended. */
  | { readonly kind: 'none' }
  /** In progress. @property event reached so far; forwards, no hit lies between its start and this event */
  | { readonly kind: 'searching'; readonly event: number }
  /** Waiting for the trace to grow beyond `event`. */
  | { readonly kind: 'waiting'; readonly event: number }

/** Searches for the next or previous hit of any of several breakpoints, a chunk at a time. */
export class StopFinder {
  readonly #trace: ScannedTrace
  readonly #breakpoints: readonly CompiledBreakpoint[]
  readonly #from: Position
  readonly #direction: Direction
  /** Next chunk to search. */
  #chunk: number
  /** The nearest hit found so far. */
  #best: Position | undefined

  /** @param from where the search starts; a hit there does not count */
  constructor(
    trace: ScannedTrace,
    breakpoints: readonly CompiledBreakpoint[],
    from: Position,
    direction: Direction,
  ) {
    this.#trace = trace
    this.#breakpoints = breakpoints
    this.#from = from
    this.#direction = direction
    this.#chunk = chunkOfPosition(from)
  }

  /** Searches one more chunk. While the hit number of a breakpoint needs counting, counts one more chunk instead. */
  advance(): StopFinderState {
    return (
      this.#advanceCount() ?? (this.#direction === 'forward' ? this.#searchForward() : this.#searchBackward())
    )
  }

  /**
   * Counts the hits of one more chunk for a breakpoint with a hit number, up to the chunk being searched.
   * @returns the progress; undefined if there is nothing to count, or if the chunk to count is still growing
   */
  #advanceCount(): StopFinderState | undefined {
    const behind = this.#breakpoints.find(
      ({ nth, count }) =>
        nth > 0 && count.hit === undefined && count.chunk <= this.#chunk && this.#isKnown(count.chunk),
    )
    if (behind === undefined) return undefined
    const { scanner, nth, count } = behind
    scanner.scan(count.chunk, (event, step) => {
      if (++count.hits < nth) return false
      count.hit = { event, step }
      return true
    })
    count.chunk++
    // Reports no progress beyond the chunk being searched, because counting a chunk does not search it.
    return { kind: 'searching', event: Math.min(count.chunk, this.#chunk) * CHUNK_EVENTS }
  }

  /** True if hits up to the chunk being searched are not counted yet, because the last chunk is still growing. */
  #hasUncountedHits(): boolean {
    return this.#breakpoints.some(
      ({ nth, count }) =>
        nth > 0 &&
        count.hit === undefined &&
        count.chunk <= this.#chunk &&
        count.chunk * CHUNK_EVENTS < this.#trace.frontier.event,
    )
  }

  #searchForward(): StopFinderState {
    if (!this.#isKnown(this.#chunk))
      return this.#trace.frontier.ended
        ? { kind: 'none' }
        : { kind: 'waiting', event: this.#trace.frontier.event }
    for (const { scanner, nth, count } of this.#breakpoints) {
      if (nth === 0) scanner.scan(this.#chunk, (event, step) => this.#offer({ event, step }))
      else if (count.hit !== undefined) this.#offer(count.hit)
    }
    const best = this.#best
    if (best !== undefined && chunkOfPosition(best) <= this.#chunk) return { kind: 'found', position: best }
    this.#chunk++
    return { kind: 'searching', event: this.#chunk * CHUNK_EVENTS }
  }

  #searchBackward(): StopFinderState {
    if (this.#hasUncountedHits()) return { kind: 'waiting', event: this.#trace.frontier.event }
    for (const { scanner, nth, count } of this.#breakpoints) {
      if (nth === 0) scanner.scan(this.#chunk, (event, step) => !this.#offer({ event, step }))
      else if (count.hit !== undefined) this.#offer(count.hit)
    }
    const best = this.#best
    if (best !== undefined && chunkOfPosition(best) >= this.#chunk) return { kind: 'found', position: best }
    if (this.#chunk === 0) return { kind: 'none' }
    this.#chunk--
    return { kind: 'searching', event: (this.#chunk + 1) * CHUNK_EVENTS }
  }

  /**
   * Keeps a hit if it is the nearest so far in the direction of the search. @returns true if it lies in that direction
   */
  #offer(hit: Position): boolean {
    const side = this.#direction === 'forward' ? 1 : -1
    if (positionOrder(hit, this.#from) * side <= 0) return false
    if (this.#best === undefined || positionOrder(hit, this.#best) * side < 0) this.#best = hit
    return true
  }

  /**
   * True if a chunk is completely known. This includes the last chunk once the trace has ended. The last chunk may have
   * no event: then it holds only the steps after the last event.
   */
  #isKnown(chunk: number): boolean {
    const { event, ended } = this.#trace.frontier
    return ended ? chunk * CHUNK_EVENTS <= event : (chunk + 1) * CHUNK_EVENTS <= event
  }
}

/**
 * Returns the chunk in which a scanner visits a position: steps between events belong to the chunk of the later one.
 */
function chunkOfPosition({ event, step }: Position): number {
  return Math.floor((step === 0 && event > 0 ? event - 1 : event) / CHUNK_EVENTS)
}
