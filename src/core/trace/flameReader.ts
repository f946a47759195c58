import type { Board } from '../grid.ts'
import type { Envelope } from './envelope.ts'
import { type FlamePage, flamePageOf } from './flamePage.ts'
import { PAGE_EVENTS, pageOf, reaches } from './page.ts'
import type { KnownStack, Trace } from './trace.ts'

/** Neighbouring pages are asked for again and again. */
const KEPT_PAGES = 16

/** Reads a trace as a tree of placements: its pages, and what is known of them without a look. */
export class FlameReader {
  readonly trace: Trace
  readonly givens: Board
  /** Most recently used last. */
  readonly #pages = new Map<number, FlamePage>()
  #stacks: { readonly event: number; readonly envelope: Envelope } | undefined

  /** @param givens those of the trace */
  constructor(trace: Trace, givens: Board) {
    this.trace = trace
    this.givens = givens
  }

  get end(): number {
    return this.trace.frontier.event
  }

  /** The page that an event lies in, as far as it is known. */
  pageAt(event: number): FlamePage {
    const number = pageOf(event)
    const kept = this.#pages.get(number)
    const isUsable = kept !== undefined && reaches(kept.page, Math.min(this.end, (number + 1) * PAGE_EVENTS))
    const page = isUsable ? kept : flamePageOf(this.givens, this.trace.page(number))
    this.#pages.delete(number)
    this.#pages.set(number, page)
    const [oldest] = this.#pages.keys()
    if (this.#pages.size > KEPT_PAGES) this.#pages.delete(oldest)
    return page
  }

  /** The most placements after an event of a bucket, and how many each leaves at least. */
  get stacks(): Envelope {
    if (this.#stacks?.event !== this.end) this.#stacks = { event: this.end, envelope: this.trace.stacks() }
    return this.#stacks.envelope
  }

  /** At least so many placements, from the first, are left as they were by every event of a page. */
  leftBy(page: number): number {
    const { span, lowest } = this.stacks
    const first = Math.floor((page * PAGE_EVENTS) / span)
    const last = Math.min(lowest.length, Math.max(first + 1, ((page + 1) * PAGE_EVENTS) / span))
    let least = Number.POSITIVE_INFINITY
    for (let bucket = first; bucket < last; bucket++) least = Math.min(least, lowest[bucket])
    return least
  }

  /** A stack that is known, from the nearest event at or before one. */
  knownBefore(event: number): KnownStack {
    return this.trace.knownStack(event)
  }

  /** The same from the nearest at or after it. @param event within the trace */
  knownAfter(event: number): KnownStack {
    let known = this.trace.knownStack(event)
    for (let page = Math.ceil(event / PAGE_EVENTS); known.event < event; page++)
      known = this.trace.knownStack(page * PAGE_EVENTS)
    return known
  }
}
