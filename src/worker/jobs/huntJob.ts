import type { Breakpoint } from '../../core/breakpoints/breakpoint.ts'
import { CallStep, type CallStepKind } from '../../core/breakpoints/callStep.ts'
import { type Direction, Hunt, type HuntState } from '../../core/breakpoints/hunt.ts'
import { type HitCounts, compiledBreakpoints } from '../../core/breakpoints/scanners.ts'
import type { Position } from '../../core/trace/position.ts'
import type { Job, JobReport } from './job.ts'
import type { TraceRun } from './traceRun.ts'

export interface HuntReport {
  readonly job: 'hunt'
  readonly state: HuntState
}

export type HuntGoal =
  /** The nearest hit of any breakpoint. */
  | { readonly kind: 'hit'; readonly breakpoints: readonly Breakpoint[] }
  /** The target of stepping over or out of a call. */
  | { readonly kind: CallStepKind }

export interface HuntOrder {
  readonly goal: HuntGoal
  /** Exclusive: a hit at this position does not count. */
  readonly from: Position
  readonly direction: Direction
}

/** Creates jobs that hunt one run for breakpoint hits and step targets; they share cached hit counts. */
export function huntJobs(run: TraceRun): (order: HuntOrder) => Job<HuntReport> {
  const counts: HitCounts = new Map()
  return ({ goal, from, direction }) => {
    const { trace } = run
    if (goal.kind !== 'hit') return new HuntJob(run, new CallStep(trace, run, goal.kind, from, direction))
    const target = compiledBreakpoints(trace, run, goal.breakpoints, counts)
    return new HuntJob(run, new Hunt(trace, target, from, direction))
  }
}

class HuntJob implements Job<HuntReport> {
  readonly #run: TraceRun
  readonly #hunt: Pick<Hunt, 'advance'>
  #state: HuntState = { kind: 'none' }
  isDone = false

  constructor(run: TraceRun, hunt: Pick<Hunt, 'advance'>) {
    this.#run = run
    this.#hunt = hunt
  }

  /**
   * Hunts until the time is up, the hunt has a result, or no further event is known. In the last case, the job stays
   * pending while the search runs, and else finishes without a hit.
   */
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
