import { PAGE_EVENTS } from '../trace/page.ts'
import { type Position, positionOrder } from '../trace/position.ts'
import type { ScannedTrace, Scanner } from './scanner.ts'

/** A breakpoint made ready for one trace. */
export interface CompiledBreakpoint {
  readonly scanner: Scanner
  /** As in `Breakpoint`. */
  readonly nth: number
  /** How far the hits of a numbered one have been counted; shared by all hunts in a trace, so that none counts twice. */
  readonly count: HitCount
}

/** A count that goes on, page by page from the start of the trace, until the hit is met. */
export class HitCount {
  page = 0
  hits = 0
  met: Position | undefined
}

export type Direction = 'forward' | 'back'

export type HuntState =
  | { readonly kind: 'found'; readonly position: Position }
  /** There is no hit on this side; forwards, the search has ended. */
  | { readonly kind: 'none' }
  /** Not yet known. @property event how far the hunt has got; forwards, no hit lies before it, nor at it */
  | { readonly kind: 'hunting'; readonly event: number }
  /** The search has to go on first. */
  | { readonly kind: 'waiting'; readonly event: number }

/** Looks for the next or the previous hit of any of several breakpoints, a page at a time. */
export class Hunt {
  readonly #trace: ScannedTrace
  readonly #breakpoints: readonly CompiledBreakpoint[]
  readonly #from: Position
  readonly #direction: Direction
  #page: number
  #best: Position | undefined

  /** @param from where to look from; a hit there does not count */
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

  /** Looks through one more page. */
  advance(): HuntState {
    return this.#countOn() ?? (this.#direction === 'forward' ? this.#searchForward() : this.#searchBackward())
  }

  /** Numbered hits are counted up to the page that is looked at. */
  #countOn(): HuntState | undefined {
    const behind = this.#breakpoints.find(
      ({ nth, count }) =>
        nth > 0 && count.met === undefined && count.page <= this.#page && this.#has(count.page),
    )
    if (behind === undefined) return undefined
    const { scanner, nth, count } = behind
    scanner.scan(count.page, (event, step) => {
      if (++count.hits < nth) return false
      count.met = { event, step }
      return true
    })
    count.page++
    // Counted is not looked through.
    return { kind: 'hunting', event: Math.min(count.page, this.#page) * PAGE_EVENTS }
  }

  /** Whether hits in the page that a growing recording has got to are still to be counted. */
  #isCountCutShort(): boolean {
    return this.#breakpoints.some(
      ({ nth, count }) =>
        nth > 0 &&
        count.met === undefined &&
        count.page <= this.#page &&
        count.page * PAGE_EVENTS < this.#trace.frontier.event,
    )
  }

  #searchForward(): HuntState {
    if (!this.#has(this.#page))
      return this.#trace.frontier.ended
        ? { kind: 'none' }
        : { kind: 'waiting', event: this.#trace.frontier.event }
    for (const { scanner, nth, count } of this.#breakpoints) {
      if (nth === 0) scanner.scan(this.#page, (event, step) => this.#offer({ event, step }))
      else if (count.met !== undefined) this.#offer(count.met)
    }
    const best = this.#best
    if (best !== undefined && pageOfPosition(best) <= this.#page) return { kind: 'found', position: best }
    this.#page++
    return { kind: 'hunting', event: this.#page * PAGE_EVENTS }
  }

  #searchBackward(): HuntState {
    if (this.#isCountCutShort()) return { kind: 'waiting', event: this.#trace.frontier.event }
    for (const { scanner, nth, count } of this.#breakpoints) {
      if (nth === 0) scanner.scan(this.#page, (event, step) => !this.#offer({ event, step }))
      else if (count.met !== undefined) this.#offer(count.met)
    }
    const best = this.#best
    if (best !== undefined && pageOfPosition(best) >= this.#page) return { kind: 'found', position: best }
    if (this.#page === 0) return { kind: 'none' }
    this.#page--
    return { kind: 'hunting', event: (this.#page + 1) * PAGE_EVENTS }
  }

  /** Takes a hit if it is the nearest so far on the side that is looked at. @returns whether it is on that side */
  #offer(hit: Position): boolean {
    const side = this.#direction === 'forward' ? 1 : -1
    if (positionOrder(hit, this.#from) * side <= 0) return false
    if (this.#best === undefined || positionOrder(hit, this.#best) * side < 0) this.#best = hit
    return true
  }

  /** Whether the whole of a page is known; after the end there may be an empty one, for the steps after it. */
  #has(page: number): boolean {
    const { event, ended } = this.#trace.frontier
    return ended ? page * PAGE_EVENTS <= event : (page + 1) * PAGE_EVENTS <= event
  }
}

/** The page in which a scanner meets a position: fine steps belong to the event that they lead to. */
function pageOfPosition({ event, step }: Position): number {
  return Math.floor((step === 0 && event > 0 ? event - 1 : event) / PAGE_EVENTS)
}
