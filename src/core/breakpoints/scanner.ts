import type { Page } from '../trace/trace.ts'

/** Where a trace is looked through. */
export interface ScannedTrace {
  /** How far the search has got: to the end of a page, unless it has ended. */
  readonly frontier: { readonly event: number; readonly ended: boolean }
  /** A page that the search has reached. */
  page(number: number): Page
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
