import { BlanksLeft } from '../../core/facts/workSplit.ts'
import { PAGE_EVENTS, pageOf } from '../../core/trace/page.ts'
import type { TraceRun } from './traceRun.ts'

/**
 * Sum of the blanks left on the board at each branch entered, by page start. Scans the trace once, up to its frontier.
 */
export class BlanksLeftByPage {
  readonly #run: TraceRun
  readonly #sums: number[]
  /** Running sum up to `#event`. */
  readonly #counted: BlanksLeft
  #event = 0

  constructor(run: TraceRun) {
    this.#run = run
    this.#counted = new BlanksLeft(run.givens)
    this.#sums = [this.#counted.sum]
  }

  get isCaughtUp(): boolean {
    return this.#event === this.#run.trace.frontier.event
  }

  /** Sum up to the last event scanned. */
  get sum(): number {
    return this.#counted.sum
  }

  /** Scans the next page, or the events added to it since. */
  advance(): void {
    const number = pageOf(this.#event + 1)
    const { events } = this.#run.trace.page(number)
    const fresh = events.subarray(this.#event - number * PAGE_EVENTS)
    this.#counted.note(fresh, fresh.length)
    this.#event += fresh.length
    if (events.length === PAGE_EVENTS) this.#sums[number + 1] = this.#counted.sum
  }

  /** Sum at the start of a page, including the branch about to be entered; 0 if not scanned yet. */
  sumBefore(page: number): number {
    return this.#sums[page] ?? 0
  }
}
