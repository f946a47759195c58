import { CallStep } from '../../core/breakpoints/callStep.ts'
import { Hunt } from '../../core/breakpoints/hunt.ts'
import { type HitCounts, compiledBreakpoints } from '../../core/breakpoints/scanners.ts'
import type { ProgramModel } from '../../core/debugging/programModel.ts'
import type { Givens } from '../../core/givens.ts'
import { JobLoop, type JobLoopDependencies } from '../../core/jobs/jobLoop.ts'
import type { CellStory, WritesRequest } from '../../core/story/cellStory.ts'
import { CellWrites } from '../../core/story/cellWrites.ts'
import { RangeFillCount, FillCountCache } from '../../core/trace/fillCounts.ts'
import type { FlameQuery } from '../../core/trace/flameNodes.ts'
import { FlameReader } from '../../core/trace/flameReader.ts'
import { pageOf, reaches, type RecordedPage } from '../../core/trace/page.ts'
import type { RecordedTrace } from '../../core/trace/recordedTrace.ts'
import { RangeEnvelope } from '../../core/trace/rangeEnvelope.ts'
import type { FlameOrder, HuntOrder, Progress } from '../../worker/protocol.ts'
import { RecordedFlames } from '../../app/session/recordedFlames.ts'
import {
  type RecordedJob,
  recordedFills,
  recordedHunt,
  recordedRange,
  recordedWrites,
} from '../../app/session/recordedJobs.ts'
import type { Origin } from '../../app/session/origin.ts'
import type { TraceListener, TraceSource } from '../../app/session/traceSource.ts'
import type { VisibleRange } from '../../app/view/visibleRange.ts'

/** A recording, in progress or finished. */
export interface Recording {
  readonly givens: Givens
  readonly trace: RecordedTrace
  /** Run time of the program. */
  readonly elapsedMs: number
  /** Stops the program; `continue` resumes it if that is possible. */
  stop(): void
  continue(): void
}

/** Time budget of a job per slice (turn), so small that several jobs leave room for a frame. */
const SLICE_MS = 4
const REPORT_EVERY_MS = 100

/** Maximum pages (blocks of events) in the cache. A decoded page takes seven bytes per event. */
const CACHED_PAGES = 96

/**
 * Returns the origin (the supplier of trace and program) of a session that shows a recording, which may still grow.
 * @param model of the recorded program
 */
export function recordedOrigin(
  recording: Recording,
  model: ProgramModel,
  dependencies: JobLoopDependencies,
): Origin {
  return {
    supply(listener) {
      const source = new RecordedSource(recording, listener, dependencies)
      // `prepare` and `change` are empty: nothing is searched, so there is nothing to load.
      return { source, begin: () => source.reportProgress(), prepare() {}, change() {} }
    },
    givens: recording.givens,
    model: () => model,
  }
}

/**
 * Serves a recording in this thread: pages synchronously; hunts (searches for breakpoint hits), depth envelopes (lowest
 * and highest depths of stretches), flame charts, counts and the writes to a cell in slices.
 */
export class RecordedSource implements TraceSource {
  readonly #recording: Recording
  readonly #listener: TraceListener
  readonly #dependencies: JobLoopDependencies
  readonly #loop: JobLoop
  /** Breakpoint hits already counted, which later hunts reuse. */
  readonly #counts: HitCounts = new Map()
  /** LRU order: most recently used last. */
  readonly #pages = new Map<number, RecordedPage>()
  #huntJob: RecordedJob | undefined
  /** The job of the requested envelope, with its range; undefined if none is requested. */
  #rangeJob: (VisibleRange & { readonly job: RecordedJob }) | undefined
  /** The latest depth envelope, of which the next one reuses what it can. */
  #envelope: RangeEnvelope | undefined
  readonly #fills: FillCountCache
  #fillJob: RecordedJob | undefined
  #writesJob: RecordedJob | undefined
  readonly #flames: RecordedFlames
  #isStopped = false
  #isDropped = false

  constructor(recording: Recording, listener: TraceListener, dependencies: JobLoopDependencies) {
    this.#recording = recording
    this.#fills = new FillCountCache(recording.trace)
    this.#listener = listener
    this.#dependencies = dependencies
    this.#loop = new JobLoop({
      ...dependencies,
      sliceMs: SLICE_MS,
      reportEveryMs: REPORT_EVERY_MS,
      fail: (error) => this.#fail(error),
    })
    this.#flames = new RecordedFlames(recording.trace, recording.givens, this.#loop, listener)
  }

  /**
   * Drops the cached pages, reports progress and wakes the jobs. Call it at the start, periodically while the recording
   * grows, and at its end.
   */
  reportProgress(): void {
    if (this.#isDropped) return
    // The last page has grown, and every page may report other depths than before.
    this.#pages.clear()
    this.#listener.progressReported(this.#progress())
    this.#loop.wake()
  }

  page(number: number, event: number): RecordedPage | undefined {
    const { trace } = this.#recording
    if (this.#isDropped || event > trace.frontier.event || number > pageOf(trace.frontier.event))
      return undefined
    const known = this.#pages.get(number)
    const page = known !== undefined && reaches(known, event) ? known : trace.page(number)
    this.#pages.delete(number)
    this.#pages.set(number, page)
    const [oldest] = this.#pages.keys()
    if (this.#pages.size > CACHED_PAGES) this.#pages.delete(oldest)
    return page
  }

  /** No-op: recorded pages are synchronous. */
  prefetch(): void {}

  findSolution(solution: number): void {
    this.#defer(() => this.#listener.solutionFound(solution, this.#recording.trace.solutionEvent(solution)))
  }

  hunt({ goal, from, direction }: HuntOrder): void {
    const { givens, trace } = this.#recording
    const program = { givens }
    const hunt =
      goal.kind === 'hit'
        ? new Hunt(
            trace,
            compiledBreakpoints(trace, program, goal.breakpoints, this.#counts),
            from,
            direction,
          )
        : new CallStep(trace, program, goal.kind, from, direction)
    this.endHunt()
    this.#huntJob = recordedHunt(
      hunt,
      () => !this.#isStopped,
      (state) => this.#listener.huntReported(state),
    )
    this.#serve(this.#huntJob, 0)
  }

  endHunt(): void {
    if (this.#huntJob !== undefined) this.#loop.drop(this.#huntJob)
    this.#huntJob = undefined
  }

  requestEnvelope(range: VisibleRange): void {
    const { from, to } = range
    if (from === this.#rangeJob?.from && to === this.#rangeJob.to) return
    this.dropEnvelope()
    this.#envelope = new RangeEnvelope(this.#recording.trace, from, to, this.#envelope)
    const job = recordedRange(this.#envelope, (envelope) => this.#listener.envelopeArrived(envelope))
    this.#rangeJob = { ...range, job }
    this.#serve(job, 1)
  }

  dropEnvelope(): void {
    if (this.#rangeJob !== undefined) this.#loop.drop(this.#rangeJob.job)
    this.#rangeJob = undefined
  }

  countFills({ from, to }: VisibleRange): boolean {
    if (this.#isDropped || to > this.#recording.trace.frontier.event) return false
    this.dropFills()
    const count = new RangeFillCount(this.#fills, from, to)
    this.#fillJob = recordedFills(count, (fills) => this.#listener.fillsArrived(fills))
    this.#serve(this.#fillJob, 2)
    return true
  }

  dropFills(): void {
    if (this.#fillJob !== undefined) this.#loop.drop(this.#fillJob)
    this.#fillJob = undefined
  }

  requestFlame(order: FlameOrder): void {
    this.#flames.ask(order)
  }

  dropFlame(): void {
    this.#flames.drop()
  }

  findNode(query: FlameQuery): void {
    this.#flames.find(query)
  }

  requestWrites(order: WritesRequest, onReport: (story: CellStory) => void): void {
    const { trace, givens } = this.#recording
    this.dropWrites()
    if (this.#isDropped || order.event > trace.frontier.event) return
    this.#writesJob = recordedWrites(
      new CellWrites(new FlameReader(trace, givens), undefined, order),
      onReport,
    )
    this.#serve(this.#writesJob, 2)
  }

  dropWrites(): void {
    if (this.#writesJob !== undefined) this.#loop.drop(this.#writesJob)
    this.#writesJob = undefined
  }

  /** No-op: a recording does not count the program's operations. */
  requestTicks(): void {}

  /** No-op: a recording does not count the program's operations. */
  requestPace(): void {}

  stop(): void {
    if (this.#isDropped || this.#isStopped || this.#recording.trace.frontier.ended) return
    this.#isStopped = true
    this.#recording.stop()
    this.#defer(() => this.reportProgress())
  }

  continue(): void {
    if (this.#isDropped || !this.#isStopped) return
    this.#isStopped = false
    this.#recording.continue()
    this.#defer(() => this.reportProgress())
  }

  drop(): void {
    this.stop()
    this.#isDropped = true
    this.#loop.dropAll()
    this.#pages.clear()
  }

  #progress(): Progress {
    const { trace, elapsedMs } = this.#recording
    const { event: events, placements, solutions, work, ended } = trace.frontier
    const status = ended ? 'ended' : this.#isStopped ? 'stopped' : 'searching'
    const { deepest, landmarks } = trace
    const envelope = trace.envelope()
    return { status, events, placements, solutions, work, elapsedMs, deepest, envelope, landmarks }
  }

  #serve(job: RecordedJob, priority: number): void {
    this.#loop.serve(job, priority, () => job.report())
  }

  /** Defers an answer to a later task, as a worker would. */
  #defer(answer: () => void): void {
    const run = async () => {
      await this.#dependencies.pause()
      try {
        if (!this.#isDropped) answer()
      } catch (error) {
        this.#fail(error)
      }
    }
    void run()
  }

  #fail(error: unknown): void {
    this.drop()
    this.#listener.failed({
      kind: 'crashed',
      message: error instanceof Error ? error.message : String(error),
    })
  }
}
