import type { Trace } from '../trace/trace.ts'

/** The part of a trace that scanners use. */
export interface ScannedTrace extends Pick<Trace, 'page'> {
  readonly frontier: Pick<Trace['frontier'], 'event' | 'ended'>
}

/** Callback for a hit. @returns true to stop scanning */
export type HitVisitor = (event: number, step: number) => boolean

/** Finds the hits of one breakpoint. */
export interface Scanner {
  /**
   * Visits the hits of a page in order: at its events, and at the fine steps (lines that run) before each of them. The
   * last page or, if that is full, the empty one after it includes the steps after the last event.
   * @returns true if a visit stopped the scan
   */
  scan(number: number, visit: HitVisitor): boolean
}
