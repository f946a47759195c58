import type { Givens } from '../../core/givens.ts'
import type { Grid } from '../../core/grid.ts'
import { assertNever } from '../../core/result.ts'
import type { Extent } from '../../core/search/strategy.ts'
import type { CellStory, WritesRequest } from '../../core/story/cellStory.ts'
import type { FlameQuery } from '../../core/trace/flameNodes.ts'
import type { FlamePicture } from '../../core/trace/flameView.ts'
import { type Page, PAGE_EVENTS } from '../../core/trace/page.ts'
import type {
  FlameOrder,
  HuntOrder,
  Pace,
  PaceOrder,
  Progress,
  Reply,
  Request,
  TicksOrder,
  TicksReport,
  TraceJobKind,
  TraceJobOrder,
  TraceJobReport,
} from '../../worker/protocol.ts'
import { FlameOrders, isSameOrder } from './flameOrders.ts'
import { LikelySearch } from './likelySearch.ts'
import { PageCache } from './pageCache.ts'
import type { TraceListener, TraceSource } from './traceSource.ts'
import { type RawWorker, WatchedWorker } from '../workers/watchedWorker.ts'
import { type EverySecond, type WorkerLoss } from '../../calls/watchedWorker.ts'
import type { VisibleRange } from '../view/visibleRange.ts'

/** The part of a `Worker` that the client uses. */
export type SolverWorker = RawWorker<Request, Reply>

type Answer = Exclude<Reply, { readonly type: 'pong' }>

/** Calls `resume` after the next paint, and an idle time proportional to the paint's cost. */
export type WhenRested = (resume: () => void) => void

/**
 * Client side of a trace that a worker computes: numbers runs, caches pages (blocks of events), tracks requests,
 * reports failures. `TraceSource` documents the methods. A hunt is the search for a breakpoint hit or the end of a
 * step.
 */
export class TraceClient implements TraceSource {
  readonly #makeWorker: () => SolverWorker
  readonly #listener: TraceListener
  readonly #whenRested: WhenRested
  readonly #everySecond: EverySecond
  #worker: WatchedWorker<Request, Reply> | undefined
  /** Id of the program that the worker runs or is prepared for. */
  #strategy: string | undefined
  #runNumber = 0
  /** True while a run is open: only then is the loss of the worker reported. */
  #isOpen = false
  #latestRequest = 0
  /** Last event the worker has reached; pages beyond it are not requested. */
  #reachedEvent = 0
  /** True if the board needed the newest event since the last poll: the next poll then includes its page. */
  #needsNewestPage = false
  /** The run whose next poll is scheduled. */
  #scheduledPollRun: number | undefined
  /** By kind of job: number of the latest request. Reports of older ones are ignored. */
  readonly #requests = new Map<TraceJobKind, number>()
  /** Range of the requested envelope; undefined if none is requested. */
  #envelopeRange: VisibleRange | undefined
  readonly #flames = new FlameOrders()
  /** Callbacks of the latest requests for ticks, for the pace and for writes. */
  #onTicks: (report: TicksReport) => void = () => undefined
  #onPace: (pace: Pace) => void = () => undefined
  #onWrites: (story: CellStory) => void = () => undefined
  readonly #pages = new PageCache()
  readonly #likelySearch = new LikelySearch()

  constructor(
    makeWorker: () => SolverWorker,
    everySecond: EverySecond,
    listener: TraceListener,
    whenRested: WhenRested,
  ) {
    this.#whenRested = whenRested
    this.#makeWorker = makeWorker
    this.#everySecond = everySecond
    this.#listener = listener
  }

  /**
   * Makes the program's worker, created if needed, search the first page of events speculatively.
   * @param grid may have conflicts
   */
  prepare(grid: Grid, strategy: string, extent: Extent): void {
    this.#likelySearch.expect(grid, strategy, extent)
    this.#workerFor(strategy).postMessage({ type: 'prepare', run: this.#runNumber, grid, strategy, extent })
  }

  /** Like `prepare`, but only if a worker exists. */
  change(grid: Grid, strategy: string, extent: Extent): void {
    if (this.#worker !== undefined) this.prepare(grid, strategy, extent)
  }

  /** Starts a run in place of the previous one. */
  start(givens: Givens, strategy: string, extent: Extent): void {
    const beginning = this.#likelySearch.take(givens, strategy, extent)
    this.drop()
    this.#isOpen = true
    this.#workerFor(strategy).postMessage({
      type: 'start',
      run: this.#runNumber,
      grid: givens,
      strategy,
      extent,
    })
    this.#pages.expect(0)
    if (beginning === undefined) return
    this.#pages.keep(beginning.page)
    this.#reachedEvent = beginning.progress.events
    this.#listener.progressReported(beginning.progress)
  }

  drop(): void {
    this.stop()
    if (this.#worker?.isSuspect === true) this.#disconnect()
    this.#isOpen = false
    this.#likelySearch.clear()
    this.#reachedEvent = 0
    this.#runNumber++
    this.#pages.clear()
    this.#envelopeRange = undefined
    this.#flames.drop()
  }

  stop(): void {
    this.#sendCommand('stop')
  }

  continue(): void {
    this.#sendCommand('continue')
  }

  throttle(): void {
    this.#sendCommand('give-way')
  }

  page(number: number, event: number): Page | undefined {
    this.#needsNewestPage ||= event === this.#reachedEvent
    const page = this.#pages.page(number, event)
    if (page === undefined && event <= this.#reachedEvent) this.#requestPage(number)
    return page
  }

  prefetch(number: number, events: number): void {
    const first = number * PAGE_EVENTS + 1
    if (first > 0 && first <= events) this.page(number, first)
  }

  findSolution(solution: number): void {
    this.#worker?.postMessage({ type: 'solution', run: this.#runNumber, solution })
  }

  hunt(order: HuntOrder): void {
    this.#beginJob({ job: 'hunt', order })
  }

  endHunt(): void {
    this.#endJob('hunt')
  }

  requestEnvelope(range: VisibleRange): void {
    if (isSameOrder(range, this.#envelopeRange)) return
    this.#envelopeRange = range
    this.#beginJob({ job: 'rangeEnvelope', order: range })
  }

  dropEnvelope(): void {
    if (this.#envelopeRange === undefined) return
    this.#envelopeRange = undefined
    this.#endJob('rangeEnvelope')
  }

  countFills({ from, to }: VisibleRange): boolean {
    if (to > this.#reachedEvent) return false
    this.#beginJob({ job: 'fills', order: { from, to } })
    return true
  }

  dropFills(): void {
    this.#endJob('fills')
  }

  requestFlame(order: FlameOrder): void {
    // A prepared run may show events that its worker has not reached, and therefore cannot draw.
    if (order.to <= this.#reachedEvent) this.#beginFlame(this.#flames.enqueue(order))
  }

  #beginFlame(order: FlameOrder | undefined): void {
    if (order !== undefined) this.#beginJob({ job: 'flame', order })
  }

  #handleFlame(picture: FlamePicture): void {
    this.#beginFlame(this.#flames.reported())
    this.#listener.flameArrived(picture)
  }

  dropFlame(): void {
    if (this.#flames.drop()) this.#endJob('flame')
  }

  findNode(query: FlameQuery): void {
    this.#beginJob({ job: 'flameNode', order: query })
  }

  requestTicks(order: TicksOrder, onReport: (report: TicksReport) => void): void {
    this.#onTicks = onReport
    this.#beginJob({ job: 'ticks', order })
  }

  requestPace(order: PaceOrder, onReport: (pace: Pace) => void): void {
    this.#onPace = onReport
    this.#beginJob({ job: 'pace', order })
  }

  requestWrites(order: WritesRequest, onReport: (story: CellStory) => void): void {
    this.#onWrites = onReport
    this.#beginJob({ job: 'writes', order })
  }

  dropWrites(): void {
    this.#endJob('writes')
  }

  #beginJob(order: TraceJobOrder): void {
    const ask = ++this.#latestRequest
    this.#requests.set(order.job, ask)
    this.#worker?.postMessage({ type: 'begin', run: this.#runNumber, ask, ...order })
  }

  #endJob(job: TraceJobKind): void {
    this.#requests.delete(job)
    this.#worker?.postMessage({ type: 'end', run: this.#runNumber, job })
  }

  #sendCommand(type: 'stop' | 'continue' | 'give-way'): void {
    this.#worker?.postMessage({ type, run: this.#runNumber })
  }

  #requestPage(page: number): void {
    if (this.#pages.expect(page)) this.#worker?.postMessage({ type: 'page', run: this.#runNumber, page })
  }

  /**
   * Returns the worker of a program; a change of program creates a fresh worker. Once a worker has run two programs,
   * the search's calls of their hooks are no longer monomorphic, and slower.
   */
  #workerFor(strategy: string): WatchedWorker<Request, Reply> {
    if (this.#strategy !== strategy) this.#disconnect()
    this.#strategy = strategy
    return (this.#worker ??= this.#connect())
  }

  #connect(): WatchedWorker<Request, Reply> {
    return new WatchedWorker(
      this.#makeWorker,
      this.#everySecond,
      (reply: Answer) => {
        if (reply.run === this.#runNumber) this.#handle(reply)
      },
      (loss) => this.#handleLoss(loss),
    )
  }

  #disconnect(): void {
    this.#worker?.terminate()
    this.#worker = undefined
  }

  #handle(reply: Answer): void {
    switch (reply.type) {
      case 'progress':
        return this.#handleProgress(reply.progress)
      case 'prepared':
        return this.#likelySearch.keep(reply)
      case 'page':
        this.#pages.keep(reply.page)
        return this.#listener.pageArrived()
      case 'solution':
        return this.#listener.solutionFound(reply.solution, reply.event)
      case 'report':
        return this.#handleReport(reply.ask, reply.report)
      case 'failed':
        return this.#handleLoss({ kind: 'crashed', message: reply.reason })
      default:
        return assertNever(reply)
    }
  }

  #handleProgress(progress: Progress): void {
    this.#reachedEvent = progress.events
    if (progress.status === 'searching') this.#requestProgress()
    this.#listener.progressReported(progress)
  }

  /** Polls after a rest, so that a browser that draws slowly gets fewer reports. */
  #requestProgress(): void {
    const run = this.#runNumber
    if (run === this.#scheduledPollRun) return
    this.#scheduledPollRun = run
    this.#whenRested(() => {
      if (run !== this.#runNumber) return
      this.#scheduledPollRun = undefined
      this.#worker?.postMessage({ type: 'progress', run, withPage: this.#needsNewestPage })
      this.#needsNewestPage = false
    })
  }

  #handleReport(ask: number, report: TraceJobReport): void {
    // A job that was cancelled or replaced may still report.
    if (ask !== this.#requests.get(report.job)) return
    switch (report.job) {
      case 'hunt':
        return this.#listener.huntReported(report.state)
      case 'rangeEnvelope':
        return this.#listener.envelopeArrived(report.envelope)
      case 'ticks':
        return this.#onTicks(report)
      case 'pace':
        return this.#onPace(report.pace)
      case 'writes':
        return this.#onWrites(report.story)
      case 'fills':
        return this.#listener.fillsArrived(report.fills)
      case 'flame':
        return this.#handleFlame(report.picture)
      case 'flameNode':
        return report.answer && this.#listener.flameNodeFound(report.answer)
      default:
        return assertNever(report)
    }
  }

  /** Drops the worker and its run; the next `prepare` or `start` makes another. Reports the loss if a run was open. */
  #handleLoss(loss: WorkerLoss): void {
    const wasOpen = this.#isOpen
    this.#disconnect()
    this.drop()
    if (wasOpen) this.#listener.failed(loss)
  }
}
