import { CallStep } from '../../core/breakpoints/callStep.ts'
import { Hunt } from '../../core/breakpoints/hunt.ts'
import { type HitCounts, compiledBreakpoints } from '../../core/breakpoints/scanners.ts'
import type { ProgramModel } from '../../core/debugging/programModel.ts'
import type { Givens } from '../../core/givens.ts'
import { JobLoop, type JobLoopDependencies } from '../../core/jobs/jobLoop.ts'
import { FillCount, FillCounts } from '../../core/trace/fillCounts.ts'
import type { FlameQuery } from '../../core/trace/flameNodes.ts'
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
} from '../../app/session/recordedJobs.ts'
import type { Origin } from '../../app/session/origin.ts'
import type { TraceListener, TraceSource } from '../../app/session/traceSource.ts'
import type { VisibleRange } from '../../app/view/visibleRange.ts'

/** A program that is being recorded, or has been. */
export interface Recording {
  readonly givens: Givens
  readonly trace: RecordedTrace
  /** Time that the program has run for. */
  readonly elapsedMs: number
  /** Has the program wait. */
  stop(): void
  continue(): void
}

/** Of a job; several at once leave room for a frame. */
const SLICE_MS = 4
const REPORT_EVERY_MS = 100

/** Spelled-out pages take seven bytes an event. */
const CACHED_PAGES = 96

/** Where a session gets the trace of a recording from: the recording goes on by itself. @param model the recorded program */
export function recordedOrigin(
  recording: Recording,
  model: ProgramModel,
  dependencies: JobLoopDependencies,
): Origin {
  return {
    supply(listener) {
      const source = new RecordedSource(recording, listener, dependencies)
      return { source, begin: () => source.grew(), prepare() {}, change() {} }
    },
    givens: recording.givens,
    model: () => model,
  }
}

/** Serves a recording that lies in this very thread: pages at once, hunts and envelopes in slices. */
export class RecordedSource implements TraceSource {
  readonly #recording: Recording
  readonly #listener: TraceListener
  readonly #dependencies: JobLoopDependencies
  readonly #loop: JobLoop
  readonly #counts: HitCounts = new Map()
  /** Most recently used last. */
  readonly #pages = new Map<number, RecordedPage>()
  #hunt: RecordedJob | undefined
  #range: (VisibleRange & { readonly job: RecordedJob }) | undefined
  /** The latest, of which the next takes over what it can. */
  #envelope: RangeEnvelope | undefined
  readonly #fills: FillCounts
  #filling: RecordedJob | undefined
  readonly #flames: RecordedFlames
  #isStopped = false
  #isDropped = false

  constructor(recording: Recording, listener: TraceListener, dependencies: JobLoopDependencies) {
    this.#recording = recording
    this.#fills = new FillCounts(recording.trace)
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

  /** Tells how far the recording has got: to be called when it begins, now and then while it goes on, and at its end. */
  grew(): void {
    if (this.#isDropped) return
    // The latest page has grown, and all of them may tell other depths than before.
    this.#pages.clear()
    this.#listener.progressed(this.#progress())
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

  /** No page is slower to have than to ask for. */
  prefetch(): void {}

  findSolution(solution: number): void {
    this.#afterwards(() =>
      this.#listener.foundSolution(solution, this.#recording.trace.solutionEvent(solution)),
    )
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
    this.#hunt = recordedHunt(
      hunt,
      () => !this.#isStopped,
      (state) => this.#listener.hunted(state),
    )
    this.#serve(this.#hunt, 0)
  }

  endHunt(): void {
    if (this.#hunt !== undefined) this.#loop.drop(this.#hunt)
    this.#hunt = undefined
  }

  requestEnvelope(range: VisibleRange): void {
    const { from, to } = range
    if (from === this.#range?.from && to === this.#range.to) return
    this.dropEnvelope()
    this.#envelope = new RangeEnvelope(this.#recording.trace, from, to, this.#envelope)
    const job = recordedRange(this.#envelope, (envelope) => this.#listener.sharpened(envelope))
    this.#range = { ...range, job }
    this.#serve(job, 1)
  }

  dropEnvelope(): void {
    if (this.#range !== undefined) this.#loop.drop(this.#range.job)
    this.#range = undefined
  }

  countFills({ from, to }: VisibleRange): boolean {
    if (this.#isDropped || to > this.#recording.trace.frontier.event) return false
    this.dropFills()
    const count = new FillCount(this.#fills, from, to)
    this.#filling = recordedFills(count, (fills) => this.#listener.counted(fills))
    this.#serve(this.#filling, 2)
    return true
  }

  dropFills(): void {
    if (this.#filling !== undefined) this.#loop.drop(this.#filling)
    this.#filling = undefined
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

  /** A recording knows no work. */
  requestTicks(): void {}

  requestPace(): void {}

  stop(): void {
    if (this.#isDropped || this.#isStopped || this.#recording.trace.frontier.ended) return
    this.#isStopped = true
    this.#recording.stop()
    this.#afterwards(() => this.grew())
  }

  continue(): void {
    if (this.#isDropped || !this.#isStopped) return
    this.#isStopped = false
    this.#recording.continue()
    this.#afterwards(() => this.grew())
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
    this.#loop.serve(job, priority, () => job.tell())
  }

  /** Answers when whoever asks has gone on, as a worker would. */
  #afterwards(answer: () => void): void {
    const later = async () => {
      await this.#dependencies.pause()
      try {
        if (!this.#isDropped) answer()
      } catch (error) {
        this.#fail(error)
      }
    }
    void later()
  }

  #fail(error: unknown): void {
    this.drop()
    this.#listener.failed({
      kind: 'crashed',
      message: error instanceof Error ? error.message : String(error),
    })
  }
}
