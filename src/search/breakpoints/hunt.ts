import { PAGE_EVENTS } from '../trace/page.ts'
import { type Position, positionOrder } from '../trace/position.ts'
import type { ScannedTrace, Scanner } from './scanner.ts'

/** A breakpoint, prepared for one trace (the events of a run, in pages of `PAGE_EVENTS`). */
export interface CompiledBreakpoint {
  readonly scanner: Scanner
  /** Number of the hit to stop at, counted from 1; 0 stops at every hit. */
  readonly nth: number
  /** Hit count, unused if `nth` is 0; shared by all hunts in a trace, so that hits are counted only once. */
  readonly count: HitCount
}

/** Counts hits page by page, from the start of the trace until hit number `nth` of the breakpoint. */
export class HitCount {
  /** Next page to count. */
  page = 0
  /** Hits in the pages before `page`. */
  hits = 0
  /** Hit number `nth`, once reached. */
  hit: Position | undefined
}

export type Direction = 'forward' | 'back'

/** State of a hunt (a search for the next hit of a breakpoint). */
export type HuntState =
  | { readonly kind: 'found'; readonly position: Position }
  /** No hit in this direction; forwards, the trace has ended. */
  | { readonly kind: 'none' }
  /** In progress. @property event progress of the hunt; forwards, no hit lies between its start and this event */
  | { readonly kind: 'hunting'; readonly event: number }
  /** Waiting for the trace to grow beyond `event`. */
  | { readonly kind: 'waiting'; readonly event: number }

/** Searches for the next or previous hit of any of several breakpoints, a page at a time. */
export class Hunt {
  readonly #trace: ScannedTrace
  readonly #breakpoints: readonly CompiledBreakpoint[]
  readonly #from: Position
  readonly #direction: Direction
  /** Next page to search. */
  #page: number
  /** The nearest hit found so far. */
  #best: Position | undefined

  /** @param from where the hunt starts; a hit there does not count */
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
    this.#page = pageOfPosition(from)
  }

  /** Searches one more page. While the hit number of a breakpoint needs counting, counts one more page instead. */
  advance(): HuntState {
    return (
      this.#advanceCount() ?? (this.#direction === 'forward' ? this.#searchForward() : this.#searchBackward())
    )
  }

  /**
   * Counts the hits of one more page for a breakpoint with a hit number, up to the page being searched.
   * @returns the progress; undefined if there is nothing to count, or if the page to count is still growing
   */
  #advanceCount(): HuntState | undefined {
    const behind = this.#breakpoints.find(
      ({ nth, count }) =>
        nth > 0 && count.hit === undefined && count.page <= this.#page && this.#isKnown(count.page),
    )
    if (behind === undefined) return undefined
    const { scanner, nth, count } = behind
    scanner.scan(count.page, (event, step) => {
      if (++count.hits < nth) return false
      count.hit = { event, step }
      return true
    })
    count.page++
    // Reports no progress beyond the page being searched, because counting a page does not search it.
    return { kind: 'hunting', event: Math.min(count.page, this.#page) * PAGE_EVENTS }
  }

  /** True if hits up to the page being searched are not counted yet, because the last page is still growing. */
  #hasUncountedHits(): boolean {
    return this.#breakpoints.some(
      ({ nth, count }) =>
        nth > 0 &&
        count.hit === undefined &&
        count.page <= this.#page &&
        count.page * PAGE_EVENTS < this.#trace.frontier.event,
    )
  }

  #searchForward(): HuntState {
    if (!this.#isKnown(this.#page))
      return this.#trace.frontier.ended
        ? { kind: 'none' }
        : { kind: 'waiting', event: this.#trace.frontier.event }
    for (const { scanner, nth, count } of this.#breakpoints) {
      if (nth === 0) scanner.scan(this.#page, (event, step) => this.#offer({ event, step }))
      else if (count.hit !== undefined) this.#offer(count.hit)
    }
    const best = this.#best
    if (best !== undefined && pageOfPosition(best) <= this.#page) return { kind: 'found', position: best }
    this.#page++
    return { kind: 'hunting', event: this.#page * PAGE_EVENTS }
  }

  #searchBackward(): HuntState {
    if (this.#hasUncountedHits()) return { kind: 'waiting', event: this.#trace.frontier.event }
    for (const { scanner, nth, count } of this.#breakpoints) {
      if (nth === 0) scanner.scan(this.#page, (event, step) => !this.#offer({ event, step }))
      else if (count.hit !== undefined) this.#offer(count.hit)
    }
    const best = this.#best
    if (best !== undefined && pageOfPosition(best) >= this.#page) return { kind: 'found', position: best }
    if (this.#page === 0) return { kind: 'none' }
    this.#page--
    return { kind: 'hunting', event: (this.#page + 1) * PAGE_EVENTS }
  }

  /** Keeps a hit if it is the nearest so far in the hunt's direction. @returns true if it lies in that direction */
  #offer(hit: Position): boolean {
    const side = this.#direction === 'forward' ? 1 : -1
    if (positionOrder(hit, this.#from) * side <= 0) return false
    if (this.#best === undefined || positionOrder(hit, this.#best) * side < 0) this.#best = hit
    return true
  }

  /**
   * True if a page is completely known. This includes the last page once the trace has ended. The last page may have no
   * event: then it holds only the steps after the last event.
   */
  #isKnown(page: number): boolean {
    const { event, ended } = this.#trace.frontier
    return ended ? page * PAGE_EVENTS <= event : (page + 1) * PAGE_EVENTS <= event
  }
}

/** Returns the page in which a scanner visits a position: steps between events belong to the page of the later one. */
function pageOfPosition({ event, step }: Position): number {
  return Math.floor((step === 0 && event > 0 ? event - 1 : event) / PAGE_EVENTS)
}
