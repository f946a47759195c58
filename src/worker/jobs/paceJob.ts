import { needsBlanksLeft, tickAt, ticksAfter, type TickMeasure } from '../../core/facts/ticks.ts'
import { PAGE_EVENTS, pageOf } from '../../core/trace/page.ts'
import { BlanksLeftByPage } from './blanksLeftByPage.ts'
import type { Job, JobReport } from './job.ts'
import type { TraceRun } from './traceRun.ts'
import { TurnJob } from './turnJob.ts'

export interface PaceOrder {
  readonly measure: TickMeasure
}

/**
 * Sampled events and their times in ticks: units of work, or nanoseconds that a program would take. Once the job is
 * done, these include event 0 (the start) and the last known event.
 */
export interface Pace {
  /** Ascending. */
  readonly events: Float64Array
  /** Non-decreasing. */
  readonly ticks: Float64Array
}

export interface PaceReport {
  readonly job: 'pace'
  readonly pace: Pace
}

/** Minimum pages of a trace that needs no samples within its pages: a picture resolves no more positions. */
const MIN_EDGES = 1 << 9
/** Maximum samples in a report, unless it has only page edges. */
const MAX_REPORTED = 1 << 12

/** Page edges computed per turn. */
const EDGES_PER_TURN = 64

/** Creates jobs that sample the times of one run's events. */
export function paceJobs(
  run: TraceRun,
  blanksLeft = new BlanksLeftByPage(run),
): (order: PaceOrder) => Job<PaceReport> {
  return ({ measure }) => new PaceJob(run, measure, blanksLeft)
}

/** Computes the edges (starts) of all pages (blocks of events); if these are few, then samples within each page. */
class PaceJob extends TurnJob<PaceReport> {
  readonly #run: TraceRun
  readonly #measure: TickMeasure
  readonly #blanksLeft: BlanksLeftByPage
  /** Tick at the start of each page. */
  readonly #edges: number[] = []
  /** Last known event when the edges were complete. */
  #last: { readonly event: number; readonly tick: number } | undefined
  /** Ticks of every `strideOf`-th event, by page, as far as sampled. */
  readonly #samples: Float64Array[] = []

  constructor(run: TraceRun, measure: TickMeasure, blanksLeft: BlanksLeftByPage) {
    super()
    this.#run = run
    this.#measure = measure
    this.#blanksLeft = blanksLeft
  }

  get isDone(): boolean {
    if (this.#last === undefined) return false
    return this.#edges.length >= MIN_EDGES || this.#samples.length === this.#edges.length
  }

  protected turn(): void {
    const needsBlanks = needsBlanksLeft(this.#run.strategy, this.#measure)
    if (needsBlanks && !this.#blanksLeft.isCaughtUp) this.#blanksLeft.advance()
    else if (this.#last === undefined) this.#addEdges()
    else this.#samplePage(this.#last.event)
  }

  /** Computes the edges of the next pages; with those of the last page, also `#last`. */
  #addEdges(): void {
    const { trace } = this.#run
    const pages = pageOf(trace.frontier.event) + 1
    const end = Math.min(pages, this.#edges.length + EDGES_PER_TURN)
    for (let number = this.#edges.length; number < end; number++)
      this.#edges.push(
        tickAt(this.#run, trace.checkpointBefore(number), this.#measure, this.#blanksLeft.sumBefore(number)),
      )
    if (end < pages) return
    const tick = tickAt(this.#run, trace.checkpoint(), this.#measure, this.#blanksLeft.sum)
    this.#last = { event: trace.frontier.event, tick }
  }

  /** Samples the next page. @param last last known event of the trace */
  #samplePage(last: number): void {
    const number = this.#samples.length
    const start = this.#run.trace.checkpointBefore(number)
    const events = Math.min(PAGE_EVENTS, last - number * PAGE_EVENTS)
    const { ticks } = ticksAfter(this.#run, start, this.#measure, this.#blanksLeft.sumBefore(number), events)
    const stride = strideOf(last)
    this.#samples.push(ticks.filter((_, event) => event % stride === 0 && event < events))
  }

  report(): JobReport<PaceReport> {
    const events: number[] = []
    const ticks: number[] = []
    const stride = strideOf(this.#last?.event ?? 0)
    this.#edges.forEach((edge, number) => {
      const within = this.#samples[number] ?? [edge]
      within.forEach((tick, index) => {
        events.push(number * PAGE_EVENTS + index * stride)
        ticks.push(tick)
      })
    })
    if (this.#last !== undefined) {
      events.push(this.#last.event)
      ticks.push(this.#last.tick)
    }
    const pace = { events: Float64Array.from(events), ticks: Float64Array.from(ticks) }
    return { report: { job: 'pace', pace }, transfer: [pace.events.buffer, pace.ticks.buffer] }
  }
}

/** Returns the distance between samples in events: the smallest power of two that keeps them within `MAX_REPORTED`. */
function strideOf(events: number): number {
  return 2 ** Math.max(0, Math.ceil(Math.log2(events / MAX_REPORTED)))
}
