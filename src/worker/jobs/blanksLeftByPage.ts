import { BlanksLeft } from '../../core/facts/workSplit.ts'
import { PAGE_EVENTS, pageOf } from '../../core/trace/page.ts'
import type { TraceRun } from './traceRun.ts'

/** The blanks that a search had left on the board, at the start of each page: it is gone through once, as far as it is known. */
export class BlanksLeftByPage {
  readonly #run: TraceRun
  readonly #sums: number[]
  /** Up to where it has gone through. */
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

  /** At the end of what is known. */
  get sum(): number {
    return this.#counted.sum
  }

  /** Goes through one page, or what has been added to it. */
  advance(): void {
    const number = pageOf(this.#event + 1)
    const { events } = this.#run.trace.page(number)
    const fresh = events.subarray(this.#event - number * PAGE_EVENTS)
    this.#counted.note(fresh, fresh.length)
    this.#event += fresh.length
    if (events.length === PAGE_EVENTS) this.#sums[number + 1] = this.#counted.sum
  }

  /** That of the branch about to be entered included; 0 where nobody has counted. */
  sumBefore(page: number): number {
    return this.#sums[page] ?? 0
  }
}
