import type { WorkByKind, WorkKind } from '../search/workKinds.ts'

/** Seconds for each of what a program does. */
export interface TimeModel {
  readonly start: number
  readonly placement: number
  /** To print it. */
  readonly solution: number
  readonly kinds: Readonly<Partial<Record<WorkKind, number>>>
  /** The largest factor, less 1, by which it was wrong in searches that it was not fitted to. */
  readonly error: number
  /** Of the longest search that was timed: beyond it nothing was checked. */
  readonly longest: number
}

/** A search as far as its time follows from it. */
export interface TimedCost {
  readonly placements: number
  readonly solutions: number
  readonly kinds: WorkByKind
}

/** How long a program would run for a search of this cost; so far, if that has not ended. */
export function secondsOf({ start, placement, solution, kinds }: TimeModel, cost: TimedCost): number {
  const work = Object.entries(kinds) as readonly [WorkKind, number][]
  return work.reduce(
    (sum, [kind, each]) => sum + each * (cost.kinds[kind] ?? 0),
    start + placement * cost.placements + solution * cost.solutions,
  )
}
