import { type Job, WAIT } from '../../calls/turns.ts'
import type { Breakpoint } from '../breakpoints/breakpoint.ts'
import { CallStep, type CallStepKind } from '../breakpoints/callStep.ts'
import { type Direction, StopFinder, type StopFinderState } from '../breakpoints/stopFinder.ts'
import { type HitCounts, compiledBreakpoints } from '../breakpoints/scanners.ts'
import type { Position } from '../trace/position.ts'
import type { SearchedRun, TracedRun } from './tracedRun.ts'

export type FindStopGoal =
  /** The nearest hit of any breakpoint. */
  | { readonly kind: 'hit'; readonly breakpoints: readonly Breakpoint[] }
  /** The target of stepping over or out of a call. */
  | { readonly kind: CallStepKind }

export interface FindStopOrder {
  readonly goal: FindStopGoal
  /** Exclusive: a hit at this position does not count. */
  readonly from: Position
  readonly direction: Direction
}

export type FindStopReport =
  | StopFinderState
  /** The answer if nothing was found up to `event`, the end of a trace that has stopped growing but not ended. */
  | { readonly kind: 'stopped'; readonly event: number }

/** Finds breakpoint hits and step targets in one run; the searches share cached hit counts. */
export function findStopJobs(run: TracedRun | SearchedRun): (order: FindStopOrder) => Job<FindStopReport> {
  const counts: HitCounts = new Map()
  const { trace } = run

  function finderFor({ goal, from, direction }: FindStopOrder): Pick<StopFinder, 'advance'> {
    if (goal.kind !== 'hit') return new CallStep(trace, run, goal.kind, from, direction)
    return new StopFinder(trace, compiledBreakpoints(trace, run, goal.breakpoints, counts), from, direction)
  }

  return function* (order) {
    const finder = finderFor(order)
    let waitsAt: number | undefined
    for (;;) {
      const state = finder.advance()
      if (state.kind === 'found' || state.kind === 'none') return state
      if (state.kind === 'waiting' && !run.isGrowing()) return { kind: 'stopped', event: state.event }
      if (state.kind === 'waiting' && state.event === waitsAt) yield WAIT
      else yield () => state
      waitsAt = state.kind === 'waiting' ? state.event : undefined
    }
  }
}
