import type { WorkByKind, WorkKind } from '../engine/workKinds.ts'

/** Linear model of a program's run time: seconds for the start, and per placement, solution and operation. */
export interface TimeModel {
  readonly start: number
  readonly placement: number
  /** Seconds to print a solution. */
  readonly solution: number
  /** Seconds per operation of each kind. */
  readonly kinds: Readonly<Partial<Record<WorkKind, number>>>
  /** Largest relative error on searches that were not used for the fit: factor − 1. */
  readonly error: number
  /** Seconds of the longest search measured; longer estimates are extrapolated. */
  readonly longest: number
}

/** Counts of a search that determine its run time. */
export interface TimedCost {
  readonly placements: number
  readonly solutions: number
  readonly kinds: WorkByKind
}

/** Estimates a program's run time for a search of this cost. If the search has not ended, estimates its time so far. */
export function secondsOf({ start, placement, solution, kinds }: TimeModel, cost: TimedCost): number {
  const work = Object.entries(kinds) as readonly [WorkKind, number][]
  return work.reduce(
    (sum, [kind, each]) => sum + each * (cost.kinds[kind] ?? 0),
    start + placement * cost.placements + solution * cost.solutions,
  )
}
