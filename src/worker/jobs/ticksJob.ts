import { needsBlanksLeft, tickAt, ticksAfter, type TickMeasure } from '../../core/facts/ticks.ts'
import { PAGE_EVENTS, pageOf } from '../../core/trace/page.ts'
import { BlanksLeftByPage } from './blanksLeftByPage.ts'
import type { Job, JobReport } from './job.ts'
import type { TraceRun } from './traceRun.ts'
import { TurnJob } from './turnJob.ts'

export interface TicksOrder {
  readonly measure: TickMeasure
  /** Ticks (times in units of `measure`) whose pages to report. */
  readonly ticks: readonly number[]
  /** Events whose pages to report; events beyond the trace select its last page. */
  readonly events: readonly number[]
}

/** Ticks of the known events of a page (a block of `PAGE_EVENTS` events). */
export interface PageTicks {
  /** Number of the page, from 0. */
  readonly number: number
  /** Work (operations of the program) before the page's first event, then after each event. */
  readonly work: Float64Array
  /** Ticks in the requested measure, before the page's first event, then after each event. */
  readonly ticks: Float64Array
  /** Tick of the first event after the page: `Infinity` if there is none, undefined while unknown. */
  readonly next: number | undefined
}

export interface TicksReport {
  readonly job: 'ticks'
  /** True if no further report with pages follows. */
  readonly isDone: boolean
  /** Pages found since the previous report. */
  readonly pages: readonly PageTicks[]
  /** Last known event and its tick; undefined until computed. */
  readonly reached: { readonly event: number; readonly tick: number } | undefined
}

/**
 * Returns a function that creates jobs, which compute the ticks of pages of one run. The jobs share `blanksLeft`, the
 * sums of blanks left on the board.
 */
export function ticksJobs(
  run: TraceRun,
  blanksLeft = new BlanksLeftByPage(run),
): (order: TicksOrder) => Job<TicksReport> {
  return (order) => new TicksJob(run, order, blanksLeft)
}

class TicksJob extends TurnJob<TicksReport> {
  readonly #run: TraceRun
  readonly #measure: TickMeasure
  readonly #blanksLeft: BlanksLeftByPage
  /** Requested ticks whose pages are not computed yet. */
  readonly #pendingTicks: number[]
  /** Requested events whose pages are not computed yet. */
  readonly #pendingEvents: number[]
  /** Pages computed since the previous report. */
  #pages: PageTicks[] = []
  #reached: TicksReport['reached']

  constructor(run: TraceRun, { measure, ticks, events }: TicksOrder, blanksLeft: BlanksLeftByPage) {
    super()
    this.#run = run
    this.#measure = measure
    this.#pendingTicks = [...ticks]
    this.#pendingEvents = [...events]
    this.#blanksLeft = blanksLeft
  }

  get isDone(): boolean {
    return this.#reached !== undefined && this.#pendingTicks.length + this.#pendingEvents.length === 0
  }

  protected turn(): void {
    const { trace } = this.#run
    const needsBlanks = needsBlanksLeft(this.#run.strategy, this.#measure)
    if (needsBlanks && !this.#blanksLeft.isCaughtUp) return this.#blanksLeft.advance()
    if (this.#reached === undefined) {
      const tick = tickAt(this.#run, trace.checkpoint(), this.#measure, this.#blanksLeft.sum)
      this.#reached = { event: trace.frontier.event, tick }
      return
    }
    const [event, tick] = [this.#pendingEvents.pop(), this.#pendingTicks.pop()]
    if (event !== undefined) this.#addPage(pageOf(Math.min(event, trace.frontier.event)))
    if (tick !== undefined) this.#addPage(this.#pageWith(tick))
  }

  /** Returns the number of the last page that begins at or before the tick; 0 if all begin later. */
  #pageWith(tick: number): number {
    const { trace } = this.#run
    let [first, last] = [0, pageOf(trace.frontier.event)]
    while (first < last) {
      const middle = Math.ceil((first + last) / 2)
      const start = trace.checkpointBefore(middle)
      if (tickAt(this.#run, start, this.#measure, this.#blanksLeft.sumBefore(middle)) <= tick) first = middle
      else last = middle - 1
    }
    return first
  }

  /** Adds a page to the report, unless the report has it. */
  #addPage(number: number): void {
    if (this.#pages.some((page) => page.number === number)) return
    const { trace } = this.#run
    const first = number * PAGE_EVENTS
    const known = trace.frontier.event - first
    const events = Math.min(PAGE_EVENTS, known)
    const isLast = known <= PAGE_EVENTS
    const start = trace.checkpointBefore(number)
    const { work, ticks } = ticksAfter(
      this.#run,
      start,
      this.#measure,
      this.#blanksLeft.sumBefore(number),
      isLast ? events : events + 1,
    )
    const afterEnd = trace.frontier.ended ? Number.POSITIVE_INFINITY : undefined
    this.#pages.push({
      number,
      work: work.slice(0, events + 1),
      ticks: ticks.slice(0, events + 1),
      next: isLast ? afterEnd : ticks[events + 1],
    })
  }

  report(): JobReport<TicksReport> {
    const pages = this.#pages
    this.#pages = []
    const transfer = pages.flatMap(({ work, ticks }) => [work.buffer, ticks.buffer])
    return { report: { job: 'ticks', isDone: this.isDone, pages, reached: this.#reached }, transfer }
  }
}
