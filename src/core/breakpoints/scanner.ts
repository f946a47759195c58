import type { Trace } from '../trace/trace.ts'

/** A trace as far as it is looked through. */
export interface ScannedTrace extends Pick<Trace, 'page'> {
  readonly frontier: Pick<Trace['frontier'], 'event' | 'ended'>
}

/** Hears of a hit. @returns whether that is enough */
export type Visit = (event: number, step: number) => boolean

/** Looks for the hits of one breakpoint. */
export interface Scanner {
  /**
   * Visits the hits in a page, in order: at its events, and at the fine steps that lead to each of them. On the last
   * page, or on the empty one after it if that is full, those after the last event too.
   * @returns whether a visit said that it is enough
   */
  scan(number: number, visit: Visit): boolean
}
