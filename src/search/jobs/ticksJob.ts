import { HandedOver } from '../../calls/question.ts'
import type { Job } from '../../calls/turns.ts'
import { tickAt, ticksAfter, type TickMeasure } from '../costs/ticks.ts'
import { PAGE_EVENTS, pageOf } from '../trace/page.ts'
import type { BlanksLeftByPage } from './blanksLeftByPage.ts'
import type { SearchedRun } from './tracedRun.ts'

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
  /** Pages found since the previous report. */
  readonly pages: readonly PageTicks[]
  /** Last known event and its tick. */
  readonly reached: { readonly event: number; readonly tick: number }
}

/** Computes the ticks of pages of a run. @param blanksLeft the sums of blanks left on the board, shared with other jobs */
export function ticksJobs(
  run: SearchedRun,
  blanksLeft: BlanksLeftByPage,
): (order: TicksOrder) => Job<TicksReport> {
  const { trace } = run
  return function* ({ measure, ticks, events }) {
    yield* blanksLeft.caughtUp(measure)
    const tick = tickAt(run, trace.checkpoint(), measure, blanksLeft.sum)
    const reached = { event: trace.frontier.event, tick }
    /** Pages computed since the previous report. */
    let pages: PageTicks[] = []

    function report(): HandedOver<TicksReport> {
      const found = pages
      pages = []
      return new HandedOver(
        { pages: found, reached },
        found.flatMap((page) => [page.work.buffer, page.ticks.buffer]),
      )
    }

    /** Adds a page to the report, unless the report has it. */
    function add(number: number): () => HandedOver<TicksReport> {
      if (!pages.some((page) => page.number === number))
        pages.push(ticksOfPage(run, blanksLeft, measure, number))
      return report
    }

    yield report
    for (const event of events) {
      yield* blanksLeft.caughtUp(measure)
      yield add(pageOf(Math.min(event, trace.frontier.event)))
    }
    for (const wanted of ticks) {
      yield* blanksLeft.caughtUp(measure)
      yield add(pageWith(run, blanksLeft, measure, wanted))
    }
    return report()
  }
}

/** Returns the number of the last page that begins at or before a tick; 0 if all begin later. */
function pageWith(
  run: SearchedRun,
  blanksLeft: BlanksLeftByPage,
  measure: TickMeasure,
  tick: number,
): number {
  const { trace } = run
  let [first, last] = [0, pageOf(trace.frontier.event)]
  while (first < last) {
    const middle = Math.ceil((first + last) / 2)
    const start = trace.checkpointBefore(middle)
    if (tickAt(run, start, measure, blanksLeft.sumBefore(middle)) <= tick) first = middle
    else last = middle - 1
  }
  return first
}

function ticksOfPage(
  run: SearchedRun,
  blanksLeft: BlanksLeftByPage,
  measure: TickMeasure,
  number: number,
): PageTicks {
  const { trace } = run
  const known = trace.frontier.event - number * PAGE_EVENTS
  const events = Math.min(PAGE_EVENTS, known)
  const isLast = known <= PAGE_EVENTS
  const { work, ticks } = ticksAfter(
    run,
    trace.checkpointBefore(number),
    measure,
    blanksLeft.sumBefore(number),
    isLast ? events : events + 1,
  )
  const afterEnd = trace.frontier.ended ? Number.POSITIVE_INFINITY : undefined
  return {
    number,
    work: work.slice(0, events + 1),
    ticks: ticks.slice(0, events + 1),
    next: isLast ? afterEnd : ticks[events + 1],
  }
}
