import { type Job, WAIT } from '../../calls/turns.ts'
import type { Breakpoint } from '../breakpoints/breakpoint.ts'
import { CallStep, type CallStepKind } from '../breakpoints/callStep.ts'
import { type Direction, Hunt, type HuntState } from '../breakpoints/hunt.ts'
import { type HitCounts, compiledBreakpoints } from '../breakpoints/scanners.ts'
import type { Position } from '../trace/position.ts'
import type { SearchedRun, TracedRun } from './tracedRun.ts'

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

export type HuntReport =
  | HuntState
  /** The answer if nothing was found up to `event`, the end of a trace that has stopped growing but not ended. */
  | { readonly kind: 'stopped'; readonly event: number }

/** Hunts one run for breakpoint hits and step targets; the hunts share cached hit counts. */
export function huntJobs(run: TracedRun | SearchedRun): (order: HuntOrder) => Job<HuntReport> {
  const counts: HitCounts = new Map()
  const { trace } = run

  function huntFor({ goal, from, direction }: HuntOrder): Pick<Hunt, 'advance'> {
    if (goal.kind !== 'hit') return new CallStep(trace, run, goal.kind, from, direction)
    return new Hunt(trace, compiledBreakpoints(trace, run, goal.breakpoints, counts), from, direction)
  }

  return function* (order) {
    const hunt = huntFor(order)
    /** The event at which the hunt has said that it waits. */
    let waitsAt: number | undefined
    for (;;) {
      const state = hunt.advance()
      if (state.kind === 'found' || state.kind === 'none') return state
      if (state.kind === 'waiting' && !run.isGrowing()) return { kind: 'stopped', event: state.event }
      if (state.kind === 'waiting' && state.event === waitsAt) yield WAIT
      else yield () => state
      waitsAt = state.kind === 'waiting' ? state.event : undefined
    }
  }
}
