import type { Board } from '../../sudoku/grid.ts'
import type { Envelope } from './envelope.ts'
import { type FlamePage, flamePageOf } from './flamePage.ts'
import { PAGE_EVENTS, pageOf, reaches } from './page.ts'
import type { KnownStack, Trace } from './trace.ts'

/** Maximum cached pages; neighbouring pages are read repeatedly. */
const MAX_CACHED_PAGES = 16

/**
 * Reads a trace as a tree of placements. Caches pages (blocks of events). Without reading pages, also returns how many
 * placements a range of events leaves unchanged at least.
 */
export class FlameReader {
  readonly trace: Trace
  readonly givens: Board
  /** LRU cache; most recently used last. */
  readonly #pages = new Map<number, FlamePage>()
  /** Cached `stackHeights`, and the `end` at which they were computed. */
  #stackHeights: { readonly event: number; readonly envelope: Envelope } | undefined

  /** @param givens 81 digits before the trace began */
  constructor(trace: Trace, givens: Board) {
    this.trace = trace
    this.givens = givens
  }

  /** Number of the last known event. */
  get end(): number {
    return this.trace.frontier.event
  }

  /** Returns the page that contains an event, as far as the trace is known. */
  pageAt(event: number): FlamePage {
    const number = pageOf(event)
    const kept = this.#pages.get(number)
    const isUsable = kept !== undefined && reaches(kept.page, Math.min(this.end, (number + 1) * PAGE_EVENTS))
    const page = isUsable ? kept : flamePageOf(this.givens, this.trace.page(number))
    this.#pages.delete(number)
    this.#pages.set(number, page)
    const [oldest] = this.#pages.keys()
    if (this.#pages.size > MAX_CACHED_PAGES) this.#pages.delete(oldest)
    return page
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
   * Returns a lower bound of the number of placements, from the bottom of the stack, that no event of a page changes.
   * @param page its number
   */
  untouchedBy(page: number): number {
    const { span, lowest } = this.stackHeights
    const first = Math.floor((page * PAGE_EVENTS) / span)
    const last = Math.min(lowest.length, Math.max(first + 1, ((page + 1) * PAGE_EVENTS) / span))
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
    for (let page = Math.ceil(event / PAGE_EVENTS); known.event < event; page++)
      known = this.trace.knownStack(page * PAGE_EVENTS)
    return known
  }
}
