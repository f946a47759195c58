/** A trace: every event of a run, as a virtual array of pages. Players do not depend on how pages are made. */
import type { SliceObserver } from '../search/engine.ts'
import type { Envelope } from './envelope.ts'
import type { Landmarks } from './landmarks.ts'
import type { Page } from './page.ts'

/** End of the known part of a trace, and the counters there. */
export interface Frontier {
  /** Events so far. */
  readonly event: number
  readonly placements: number
  readonly solutions: number
  /** Cells and table entries that the program has read; 0 if not counted. */
  readonly work: number
  /** True if no events follow; otherwise the trace can grow. */
  readonly ended: boolean
}

/** Interface of a trace for players and worker jobs, regardless of how its pages are made. */
export interface Trace {
  readonly frontier: Frontier
  /** Maximum depth, for scaling charts. */
  readonly deepest: number
  /** Notable places found so far. */
  readonly landmarks: Landmarks
  /** Returns the depths of the whole trace so far; a copy, safe to transfer. */
  envelope(): Envelope
  /** Returns a page, up to the frontier. @throws RangeError if the page lies beyond the frontier. */
  page(number: number): Page
  /**
   * Returns the event that completed a solution. @param solution counted from 1
   * @throws RangeError if the trace has fewer solutions so far.
   */
  solutionEvent(solution: number): number
  /**
   * Returns the stack heights of the whole trace so far, independent of the depth that is drawn: `lowest` is the number
   * of placements, from the bottom of the stack, that no event of a bucket touches, or one less; `highest` the maximum
   * height.
   */
  stacks(): Envelope
  /** Returns the latest stack at or before an event that is known without reading events, including the frontier's. */
  knownStack(event: number): KnownStack
  /** True if an undone placement never returns on top of the same ones, as in a search. */
  readonly isStackLike: boolean
  /** Starts reading depths after an event. @throws RangeError if the event is at or beyond the frontier. */
  depthsFrom(event: number): DepthRun
}

/** The placements on the board after an event. */
export interface KnownStack {
  readonly event: number
  /** Packed `place` events, in the order in which their cells were filled. */
  readonly stack: Uint16Array
}

/** Sequential reader of a trace's depths. */
export interface DepthRun {
  /** Events passed so far. */
  readonly event: number
  /** Advances by `events`, at most a page and within the frontier. @param observe called for each slice of events */
  pass(events: number, slice: number, observe: SliceObserver): void
}
