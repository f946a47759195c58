import type { Breakpoint } from '../../core/breakpoints/breakpoint.ts'
import { type Direction, Hunt, type HuntState } from '../../core/breakpoints/hunt.ts'
import { type HitCounts, quarries } from '../../core/breakpoints/scanners.ts'
import type { Position } from '../../core/trace/position.ts'
import type { Job, JobReport } from './job.ts'
import type { TraceRun } from './traceRun.ts'

export interface HuntReport {
  readonly job: 'hunt'
  readonly state: HuntState
}

export interface HuntOrder {
  /** Of which any hit will do. */
  readonly breakpoints: readonly Breakpoint[]
  /** A hit there does not count. */
  readonly from: Position
  readonly direction: Direction
}

/** Hunts for breakpoints through one run. */
export function huntJobs(run: TraceRun): (order: HuntOrder) => Job<HuntReport> {
  const counts: HitCounts = new Map()
  return ({ breakpoints, from, direction }) => {
    const { trace } = run
    return new HuntJob(run, new Hunt(trace, quarries(trace, run, breakpoints, counts), from, direction))
  }
}

class HuntJob implements Job<HuntReport> {
  readonly #run: TraceRun
  readonly #hunt: Hunt
  #state: HuntState = { kind: 'none' }
  isDone = false

  constructor(run: TraceRun, hunt: Hunt) {
    this.#run = run
    this.#hunt = hunt
  }

  /** Waits while the search has to go on first, and is done without a hit if it has been stopped. */
  advance(isTimeUp: () => boolean): void {
    do this.#state = this.#hunt.advance()
    while (this.#state.kind === 'hunting' && !isTimeUp())
    const canWait = this.#state.kind === 'waiting' && this.#run.isSearching()
    this.isDone = this.#state.kind !== 'hunting' && !canWait
  }

  report(): JobReport<HuntReport> {
    return { report: { job: 'hunt', state: this.#state }, transfer: [] }
  }
}
