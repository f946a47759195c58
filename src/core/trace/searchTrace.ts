import type { Givens } from '../grid.ts'
import { Search } from '../search/search.ts'
import type { Extent, Strategy } from '../search/strategy.ts'
import { Checkpoints } from './checkpoints.ts'
import { EnvelopeBuilder } from './envelope.ts'
import { type Page, PAGE_EVENTS, pageOf } from './trace.ts'

/**
 * The trace of a search, never stored: searched ahead once, a page at a time, and recomputed page by page from
 * checkpoints whenever somebody looks.
 */
export class SearchTrace {
  readonly envelope = new EnvelopeBuilder()
  readonly #givens: Givens
  readonly #strategy: Strategy
  readonly #extent: Extent
  readonly #frontier: Search
  readonly #checkpoints: Checkpoints
  readonly #scratch = new Uint16Array(PAGE_EVENTS)

  constructor(givens: Givens, strategy: Strategy, extent: Extent, checkpoints = new Checkpoints()) {
    this.#givens = givens
    this.#strategy = strategy
    this.#extent = extent
    this.#frontier = new Search(givens, strategy, extent)
    this.#checkpoints = checkpoints
    this.#checkpoints.keep(this.#frontier.checkpoint())
  }

  /** Where the search ahead has got to. */
  get frontier(): Readonly<Pick<Search, 'event' | 'placements' | 'solutions' | 'work' | 'ended'>> {
    return this.#frontier
  }

  /** Searches one page further, or to the end. */
  advance(): void {
    const search = this.#frontier
    const page = search.event / PAGE_EVENTS
    if (page > 0 && this.#checkpoints.wants(page)) this.#checkpoints.keep(search.checkpoint())
    for (let filled = 0; filled < PAGE_EVENTS && !search.ended; ) {
      const slice = Math.min(this.envelope.span, PAGE_EVENTS)
      const end = search.run(this.#scratch, filled, filled + slice)
      if (end > filled) this.envelope.add(search.lowest, search.highest, end - filled)
      filled = end
    }
  }

  /** Recomputes a page, as far as the search has got. @throws RangeError if the search has not reached it. */
  page(number: number): Page {
    const first = number * PAGE_EVENTS
    if (number > pageOf(this.#frontier.event))
      throw new RangeError(`Page ${number} lies beyond event ${this.#frontier.event}`)
    const search = Search.resume(this.#givens, this.#strategy, this.#extent, this.#checkpoints.before(number))
    while (search.event < first) search.run(this.#scratch, 0, PAGE_EVENTS)
    const start = search.checkpoint()
    const events = new Uint16Array(Math.min(PAGE_EVENTS, this.#frontier.event - first))
    search.run(events, 0, events.length)
    return { number, start, events }
  }
}
