import type { SliceObserver } from '../engine/engine.ts'
import { PAGE_EVENTS, reaches, type RecordedPage } from './page.ts'
import { type DepthReader } from './trace.ts'

/** Reads depths from the pages (blocks of events) of a recording, one page at a time. */
export class RecordedDepths implements DepthReader {
  /** Latest event passed. */
  event: number
  readonly #pageAt: (number: number) => RecordedPage
  #page: RecordedPage | undefined

  constructor(pageAt: (number: number) => RecordedPage, event: number) {
    this.#pageAt = pageAt
    this.event = event
  }

  /** Reads the depths after the next `events` events, and passes a summary of each `slice` of them to `observe`. */
  pass(events: number, slice: number, observe: SliceObserver): void {
    const end = this.event + events
    while (this.event < end) {
      const to = Math.min(end, this.event + slice)
      const count = to - this.event
      let lowest = Number.POSITIVE_INFINITY
      let highest = 0
      let sum = 0
      while (this.event < to) {
        const depth = this.#nextDepth()
        lowest = Math.min(lowest, depth)
        highest = Math.max(highest, depth)
        sum += depth
      }
      observe(lowest, highest, count, sum)
    }
  }

  /** Passes the next event. @returns the depth after it */
  #nextDepth(): number {
    const number = Math.floor(this.event / PAGE_EVENTS)
    if (this.#page?.number !== number || !reaches(this.#page, this.event + 1))
      this.#page = this.#pageAt(number)
    return this.#page.depths[this.event++ - this.#page.start.event]
  }
}
