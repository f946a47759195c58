/** The clock of one lane: at which tick of the common axis each of its events comes, as far as the worker has told. */
import { timeModelOf } from '../../core/seconds/estimates.ts'
import type { TickMeasure } from '../../core/facts/ticks.ts'
import { PAGE_EVENTS, pageOf } from '../../core/trace/page.ts'
import type { PageTicks, TicksOrder, TicksReport } from '../../worker/protocol.ts'
import type { Measure } from '../../app/racing/racing.ts'

/** 6 MiB at most. */
const KEPT_PAGES = 24

/** How a lane is measured. @throws RangeError if its program has not been timed in the language */
export function tickMeasureOf(measure: Measure, strategy: string): TickMeasure {
  if (measure === 'events' || measure === 'work') return 'work'
  const model = timeModelOf(strategy, measure)
  if (model === undefined) throw new RangeError(`${strategy} has not been timed in ${measure}`)
  return model
}

/**
 * A page not at hand is undefined, and noted as wanted; `ask` has it fetched. Ticks of an axis of events are the events
 * themselves.
 */
export class LaneClock {
  readonly #isOfEvents: boolean
  readonly #measure: TickMeasure
  readonly #send: (order: TicksOrder, onReport: (report: TicksReport) => void) => void
  readonly #received: () => void
  /** Most recently used last. */
  readonly #pages = new Map<number, PageTicks>()
  readonly #requestedTicks = new Set<number>()
  readonly #requestedEvents = new Set<number>()
  #needsReached = false
  #isAsked = false
  #reached: TicksReport['reached']

  constructor(
    measure: Measure,
    strategy: string,
    send: (order: TicksOrder, onReport: (report: TicksReport) => void) => void,
    received: () => void,
  ) {
    this.#isOfEvents = measure === 'events'
    this.#measure = tickMeasureOf(measure, strategy)
    this.#send = send
    this.#received = received
  }

  /** The tick at which the search begins. */
  get begin(): number {
    return this.#measure === 'work' ? 0 : Math.ceil(this.#measure.start * 1e9)
  }

  /** The tick that the whole search comes to, after so many events; undefined until it is known. */
  tickReached(events: number): number | undefined {
    if (this.#reached?.event === events) return this.#reached.tick
    this.#needsReached = true
    return undefined
  }

  /** The latest tick that it is known to have come to. */
  get latest(): number {
    return this.#reached?.tick ?? 0
  }

  /** The last event at a tick or before. */
  eventAt(tick: number): number | undefined {
    if (this.#isOfEvents) return tick
    const page = this.#covering(tick)
    return page && page.number * PAGE_EVENTS + indexAt(page, tick)
  }

  /** The tick of an event; that of event 0 is 0. */
  tickOf(event: number): number | undefined {
    if (this.#isOfEvents || event === 0) return event
    const page = this.#holding(event)
    return page?.ticks[event - page.number * PAGE_EVENTS]
  }

  /** The first tick after one that has an event; `Infinity` where there is none. */
  after(tick: number): number | undefined {
    if (this.#isOfEvents) return tick + 1
    const page = this.#covering(tick)
    if (page === undefined) return undefined
    const index = indexAt(page, tick) + 1
    if (index < page.ticks.length) return page.ticks[index]
    if (page.next === undefined) this.#requestedTicks.add(tick + 1)
    return page.next
  }

  /** The last tick before one that has an event; 0 where there is none. @param tick above 0 */
  before(tick: number): number | undefined {
    if (this.#isOfEvents) return tick - 1
    const page = this.#covering(tick - 1)
    if (page === undefined) return undefined
    const index = indexAt(page, tick - 1)
    return page.number === 0 && index === 0 ? 0 : page.ticks[index]
  }

  /** The work up to an event. */
  workAt(event: number): number | undefined {
    const page = this.#holding(event)
    return page?.work[event - page.number * PAGE_EVENTS]
  }

  /** Has fetched what was wanted and is not at hand, unless it waits for something already. */
  ask(): void {
    const isWanting = this.#needsReached || this.#requestedTicks.size + this.#requestedEvents.size > 0
    if (!isWanting || this.#isAsked) return
    this.#isAsked = true
    const order = {
      measure: this.#measure,
      ticks: [...this.#requestedTicks],
      events: [...this.#requestedEvents],
    }
    this.#needsReached = false
    this.#requestedTicks.clear()
    this.#requestedEvents.clear()
    this.#send(order, ({ pages, reached, isDone }) => {
      for (const page of pages) this.#keep(page)
      this.#reached = reached ?? this.#reached
      this.#isAsked = !isDone
      this.#received()
    })
  }

  #keep(page: PageTicks): void {
    this.#pages.delete(page.number)
    this.#pages.set(page.number, page)
    const [oldest] = this.#pages.keys()
    if (this.#pages.size > KEPT_PAGES) this.#pages.delete(oldest)
  }

  #covering(tick: number): PageTicks | undefined {
    for (const page of this.#pages.values()) if (covers(page, tick)) return this.#used(page)
    this.#requestedTicks.add(tick)
    return undefined
  }

  #holding(event: number): PageTicks | undefined {
    const page = this.#pages.get(pageOf(event))
    if (page !== undefined && event < page.number * PAGE_EVENTS + page.ticks.length) return this.#used(page)
    this.#requestedEvents.add(event)
    return undefined
  }

  #used(page: PageTicks): PageTicks {
    this.#keep(page)
    return page
  }
}

function covers({ number, ticks, next }: PageTicks, tick: number): boolean {
  const isBefore = number > 0 && tick < ticks[0]
  return !isBefore && (next === undefined ? tick <= ticks[ticks.length - 1] : tick < next)
}

/** The index of the last event of a page at a tick or before; 0 before all of them. */
function indexAt({ ticks }: PageTicks, tick: number): number {
  let [first, last] = [0, ticks.length - 1]
  while (first < last) {
    const middle = Math.ceil((first + last) / 2)
    if (ticks[middle] <= tick) first = middle
    else last = middle - 1
  }
  return first
}
