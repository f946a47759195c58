/**
 * Clock of one lane (one program in step): maps the lane's events to ticks, the units of the axis that all lanes share.
 * Knows only the pages (blocks of `PAGE_EVENTS` events) that the worker has reported.
 */
import { timeModelOf } from '../../../search/seconds/estimates.ts'
import type { TickMeasure } from '../../../search/costs/ticks.ts'
import { PAGE_EVENTS, pageOf } from '../../../search/trace/page.ts'
import type { PageTicks, TicksOrder, TicksReport } from '../../../search/worker/solverQuestions.ts'
import type { Measure } from './lockstep.ts'

/** Maximum cached pages, of 6 MiB together. */
const CACHED_PAGES = 24

/**
 * Returns what the worker counts as ticks of a lane: nanoseconds by a time model if `measure` is a language, else work.
 * On an axis of events, ticks are events, and the result is not used.
 * @throws RangeError if the program was not timed in the language
 */
export function tickMeasureOf(measure: Measure, strategy: string): TickMeasure {
  if (measure === 'events' || measure === 'work') return 'work'
  const model = timeModelOf(strategy, measure)
  if (model === undefined) throw new RangeError(`${strategy} has not been timed in ${measure}`)
  return model
}

/**
 * Lookups return undefined for ticks and events whose page is not cached, and note them as missing; `ask` requests
 * these. On an axis of events, ticks are the events themselves.
 */
export class LaneClock {
  readonly #isOfEvents: boolean
  readonly #measure: TickMeasure
  readonly #request: (order: TicksOrder, signal: AbortSignal) => AsyncIterable<TicksReport>
  readonly #life = new AbortController()
  /** Called after each report. */
  readonly #received: () => void
  /** LRU order: most recently used last. */
  readonly #pages = new Map<number, PageTicks>()
  readonly #missingTicks = new Set<number>()
  readonly #missingEvents = new Set<number>()
  /** True if a lookup has found `#reached` missing or out of date. */
  #needsReached = false
  /** True until the latest request is answered in full. */
  #isInFlight = false
  /** Latest known event of the search, and its tick; undefined until reported. */
  #reached: TicksReport['reached'] | undefined

  constructor(
    measure: Measure,
    strategy: string,
    request: (order: TicksOrder, signal: AbortSignal) => AsyncIterable<TicksReport>,
    received: () => void,
  ) {
    this.#isOfEvents = measure === 'events'
    this.#measure = tickMeasureOf(measure, strategy)
    this.#request = request
    this.#received = received
  }

  /** Tick at which the search starts. */
  get startOffset(): number {
    return this.#measure === 'work' ? 0 : Math.ceil(this.#measure.start * 1e9)
  }

  /** Tick of the search's last event so far, number `events`; undefined, and noted as missing, until reported. */
  tickReached(events: number): number | undefined {
    if (this.#reached?.event === events) return this.#reached.tick
    this.#needsReached = true
    return undefined
  }

  /** Latest tick known to be reached. */
  get latest(): number {
    return this.#reached?.tick ?? 0
  }

  /** Last event at or before a tick. */
  eventAt(tick: number): number | undefined {
    if (this.#isOfEvents) return tick
    const page = this.#pageAtTick(tick)
    return page && page.number * PAGE_EVENTS + indexAt(page, tick)
  }

  /** Tick of an event; 0 for event 0. */
  tickOf(event: number): number | undefined {
    if (this.#isOfEvents || event === 0) return event
    const page = this.#pageOfEvent(event)
    return page?.ticks[event - page.number * PAGE_EVENTS]
  }

  /** First tick after `tick` that has an event; `Infinity` if there is none. */
  after(tick: number): number | undefined {
    if (this.#isOfEvents) return tick + 1
    const page = this.#pageAtTick(tick)
    if (page === undefined) return undefined
    const index = indexAt(page, tick) + 1
    if (index < page.ticks.length) return page.ticks[index]
    if (page.next === undefined) this.#missingTicks.add(tick + 1)
    return page.next
  }

  /** Last tick before `tick` that has an event; 0 if there is none. @param tick above 0 */
  before(tick: number): number | undefined {
    if (this.#isOfEvents) return tick - 1
    const page = this.#pageAtTick(tick - 1)
    if (page === undefined) return undefined
    const index = indexAt(page, tick - 1)
    return page.number === 0 && index === 0 ? 0 : page.ticks[index]
  }

  /** Work up to an event; undefined while its page is not cached. */
  workAt(event: number): number | undefined {
    const page = this.#pageOfEvent(event)
    return page?.work[event - page.number * PAGE_EVENTS]
  }

  /** Requests what lookups have missed, unless a request is in flight. */
  ask(): void {
    const isMissing = this.#needsReached || this.#missingTicks.size + this.#missingEvents.size > 0
    if (!isMissing || this.#isInFlight) return
    this.#isInFlight = true
    const order = {
      measure: this.#measure,
      ticks: [...this.#missingTicks],
      events: [...this.#missingEvents],
    }
    this.#needsReached = false
    this.#missingTicks.clear()
    this.#missingEvents.clear()
    void this.#follow(order)
  }

  async #follow(order: TicksOrder): Promise<void> {
    for await (const { pages, reached } of this.#request(order, this.#life.signal)) {
      for (const page of pages) this.#cache(page)
      this.#reached = reached
      this.#received()
    }
    this.#isInFlight = false
    // What was missed meanwhile.
    this.ask()
  }

  /** Ends the request in flight; the clock is not used any more. */
  end(): void {
    this.#life.abort()
  }

  /** Caches a page as the most recently used, and drops the oldest if there are too many. */
  #cache(page: PageTicks): void {
    this.#pages.delete(page.number)
    this.#pages.set(page.number, page)
    const [oldest] = this.#pages.keys()
    if (this.#pages.size > CACHED_PAGES) this.#pages.delete(oldest)
  }

  /** Returns the cached page of the last event at or before a tick; notes the tick as missing if there is none. */
  #pageAtTick(tick: number): PageTicks | undefined {
    for (const page of this.#pages.values()) if (covers(page, tick)) return this.#touch(page)
    this.#missingTicks.add(tick)
    return undefined
  }

  /** Returns the cached page of an event; notes the event as missing if there is none. */
  #pageOfEvent(event: number): PageTicks | undefined {
    const page = this.#pages.get(pageOf(event))
    if (page !== undefined && event < page.number * PAGE_EVENTS + page.ticks.length) return this.#touch(page)
    this.#missingEvents.add(event)
    return undefined
  }

  /** Marks a cached page as the most recently used. */
  #touch(page: PageTicks): PageTicks {
    this.#cache(page)
    return page
  }
}

/** True if a page has the last event at or before a tick. */
function covers({ number, ticks, next }: PageTicks, tick: number): boolean {
  const isBefore = number > 0 && tick < ticks[0]
  return !isBefore && (next === undefined ? tick <= ticks[ticks.length - 1] : tick < next)
}

/** Index of a page's last event at or before a tick; 0 if all events of the page are later. */
function indexAt({ ticks }: PageTicks, tick: number): number {
  let [first, last] = [0, ticks.length - 1]
  while (first < last) {
    const middle = Math.ceil((first + last) / 2)
    if (ticks[middle] <= tick) first = middle
    else last = middle - 1
  }
  return first
}
