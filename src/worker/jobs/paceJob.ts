import { needsBlanksLeft, tickAt, ticksAfter, type TickMeasure } from '../../core/facts/ticks.ts'
import { PAGE_EVENTS, pageOf } from '../../core/trace/page.ts'
import { BlanksLeftByPage } from './blanksLeftByPage.ts'
import type { Job, JobReport } from './job.ts'
import type { TraceRun } from './traceRun.ts'
import { TurnJob } from './turnJob.ts'

export interface PaceOrder {
  readonly measure: TickMeasure
}

/** Where along a clock the events of a search lie: some of them, the first and the last known included, with their ticks. */
export interface Pace {
  /** Going up. */
  readonly events: Float64Array
  /** Never going down. */
  readonly ticks: Float64Array
}

export interface PaceReport {
  readonly job: 'pace'
  readonly pace: Pace
}

/** Places that a picture can tell apart. Where there are as many pages, it is enough to know those. */
const PLACES = 1 << 9
/** The most events that are told. */
const MAX_REPORTED = 1 << 12

/** Edges of pages that are looked up in one turn. */
const EDGES_A_TURN = 64

/** Paces of one run. */
export function paceJobs(
  run: TraceRun,
  left = new BlanksLeftByPage(run),
): (order: PaceOrder) => Job<PaceReport> {
  return ({ measure }) => new PaceJob(run, measure, left)
}

/** Tells the edges of all pages first, and then, of a search with few of them, events between, from the first page on. */
class PaceJob extends TurnJob<PaceReport> {
  readonly #run: TraceRun
  readonly #measure: TickMeasure
  readonly #left: BlanksLeftByPage
  /** The tick at the start of each page. */
  readonly #edges: number[] = []
  /** The last event that was known when all edges were. */
  #last: { readonly event: number; readonly tick: number } | undefined
  /** By page, as far as they have been gone through: the ticks of every `#stride`-th event. */
  readonly #within: Float64Array[] = []

  constructor(run: TraceRun, measure: TickMeasure, left: BlanksLeftByPage) {
    super()
    this.#run = run
    this.#measure = measure
    this.#left = left
  }

  get isDone(): boolean {
    if (this.#last === undefined) return false
    return this.#edges.length >= PLACES || this.#within.length === this.#edges.length
  }

  protected turn(): void {
    const isCounting = needsBlanksLeft(this.#run.strategy, this.#measure)
    if (isCounting && !this.#left.isCaughtUp) this.#left.advance()
    else if (this.#last === undefined) this.#lookUp()
    else this.#goThrough(this.#last.event)
  }

  #lookUp(): void {
    const { trace } = this.#run
    const pages = pageOf(trace.frontier.event) + 1
    const end = Math.min(pages, this.#edges.length + EDGES_A_TURN)
    for (let number = this.#edges.length; number < end; number++)
      this.#edges.push(
        tickAt(this.#run, trace.checkpointBefore(number), this.#measure, this.#left.sumBefore(number)),
      )
    if (end < pages) return
    const tick = tickAt(this.#run, trace.checkpoint(), this.#measure, this.#left.sum)
    this.#last = { event: trace.frontier.event, tick }
  }

  /** Of the next page. @param last event */
  #goThrough(last: number): void {
    const number = this.#within.length
    const start = this.#run.trace.checkpointBefore(number)
    const events = Math.min(PAGE_EVENTS, last - number * PAGE_EVENTS)
    const { ticks } = ticksAfter(this.#run, start, this.#measure, this.#left.sumBefore(number), events)
    const stride = strideOf(last)
    this.#within.push(ticks.filter((_, event) => event % stride === 0 && event < events))
  }

  report(): JobReport<PaceReport> {
    const events: number[] = []
    const ticks: number[] = []
    const stride = strideOf(this.#last?.event ?? 0)
    this.#edges.forEach((edge, number) => {
      const within = this.#within[number] ?? [edge]
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

/** A power of two, with which no more are told than there may be. */
function strideOf(events: number): number {
  return 2 ** Math.max(0, Math.ceil(Math.log2(events / MAX_REPORTED)))
}
