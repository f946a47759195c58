import { needsBlanksLeft, tickAt, ticksAfter, type TickMeasure } from '../../core/facts/ticks.ts'
import { PAGE_EVENTS, pageOf } from '../../core/trace/page.ts'
import { BlanksLeftByPage } from './blanksLeftByPage.ts'
import type { Job, JobReport } from './job.ts'
import type { TraceRun } from './traceRun.ts'
import { TurnJob } from './turnJob.ts'

export interface TicksOrder {
  readonly measure: TickMeasure
  /** Ticks whose pages are wanted, … */
  readonly ticks: readonly number[]
  /** … and events. Beyond the known events, the last page counts. */
  readonly events: readonly number[]
}

/** The ticks of the events of a page, as far as it is known. */
export interface PageTicks {
  readonly number: number
  /** The work before its first event, and after each. */
  readonly work: Float64Array
  /** Likewise by the clock that was asked for. */
  readonly ticks: Float64Array
  /** That of the first event after the page: `Infinity` where there is none, undefined while it is not known. */
  readonly next: number | undefined
}

export interface TicksReport {
  readonly job: 'ticks'
  /** No more pages come. */
  readonly isDone: boolean
  /** The pages found since the report before. */
  readonly pages: readonly PageTicks[]
  /** Events known by now, and the tick that they have come to; undefined before it has been counted. */
  readonly reached: { readonly event: number; readonly tick: number } | undefined
}

/** Ticks of one run; what has been gone through for one job need not be for the next. */
export function ticksJobs(
  run: TraceRun,
  left = new BlanksLeftByPage(run),
): (order: TicksOrder) => Job<TicksReport> {
  return (order) => new TicksJob(run, order, left)
}

class TicksJob extends TurnJob<TicksReport> {
  readonly #run: TraceRun
  readonly #measure: TickMeasure
  readonly #left: BlanksLeftByPage
  readonly #ticks: number[]
  readonly #events: number[]
  #pages: PageTicks[] = []
  #reached: TicksReport['reached']

  constructor(run: TraceRun, { measure, ticks, events }: TicksOrder, left: BlanksLeftByPage) {
    super()
    this.#run = run
    this.#measure = measure
    this.#ticks = [...ticks]
    this.#events = [...events]
    this.#left = left
  }

  get isDone(): boolean {
    return this.#reached !== undefined && this.#ticks.length + this.#events.length === 0
  }

  protected turn(): void {
    const { trace } = this.#run
    const isCounting = needsBlanksLeft(this.#run.strategy, this.#measure)
    if (isCounting && !this.#left.isCaughtUp) return this.#left.advance()
    if (this.#reached === undefined) {
      const tick = tickAt(this.#run, trace.checkpoint(), this.#measure, this.#left.sum)
      this.#reached = { event: trace.frontier.event, tick }
      return
    }
    const [event, tick] = [this.#events.pop(), this.#ticks.pop()]
    if (event !== undefined) this.#add(pageOf(Math.min(event, trace.frontier.event)))
    if (tick !== undefined) this.#add(this.#pageWith(tick))
  }

  /** The last page that begins at the tick or before. */
  #pageWith(tick: number): number {
    const { trace } = this.#run
    let [first, last] = [0, pageOf(trace.frontier.event)]
    while (first < last) {
      const middle = Math.ceil((first + last) / 2)
      const start = trace.checkpointBefore(middle)
      if (tickAt(this.#run, start, this.#measure, this.#left.sumBefore(middle)) <= tick) first = middle
      else last = middle - 1
    }
    return first
  }

  #add(number: number): void {
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
      this.#left.sumBefore(number),
      isLast ? events : events + 1,
    )
    const nothing = trace.frontier.ended ? Number.POSITIVE_INFINITY : undefined
    this.#pages.push({
      number,
      work: work.slice(0, events + 1),
      ticks: ticks.slice(0, events + 1),
      next: isLast ? nothing : ticks[events + 1],
    })
  }

  report(): JobReport<TicksReport> {
    const pages = this.#pages
    this.#pages = []
    const transfer = pages.flatMap(({ work, ticks }) => [work.buffer, ticks.buffer])
    return { report: { job: 'ticks', isDone: this.isDone, pages, reached: this.#reached }, transfer }
  }
}
