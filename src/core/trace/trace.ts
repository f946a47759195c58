/** A trace: every event of a run, as a virtual array of pages. Whoever plays one does not know how pages are made. */
import type { SliceObserver } from '../search/engine.ts'
import type { Envelope } from './envelope.ts'
import type { Landmarks } from './landmarks.ts'
import type { Page } from './page.ts'

/** How far a trace is known, and the counters there. */
export interface Frontier {
  /** Events so far. */
  readonly event: number
  readonly placements: number
  readonly solutions: number
  /** Cells and table entries that the program has read, where that is counted; otherwise 0. */
  readonly work: number
  /** Nothing comes after; otherwise the trace can grow. */
  readonly ended: boolean
}

/** All that a player and the jobs of a worker need of a trace, however its pages are made. */
export interface Trace {
  readonly frontier: Frontier
  /** The depth that a picture must have room for. */
  readonly deepest: number
  /** Places worth a visit, so far. */
  readonly landmarks: Landmarks
  /** The depths of the whole trace so far; a copy, safe to transfer. */
  envelope(): Envelope
  /** A page, as far as the trace is known. @throws RangeError if it is not known so far. */
  page(number: number): Page
  /**
   * The event that completed a solution. @param solution counted from 1
   * @throws RangeError if the trace has not met that many.
   */
  solutionEvent(solution: number): number
  /**
   * The placements over the whole trace so far, whatever the depth is that is drawn: `lowest` is how many of them, from
   * the first, no event of a bucket makes or takes back, or one less; `highest` the most after any of them.
   */
  stacks(): Envelope
  /** The latest stack at or before an event, the last one known included, that need not be looked for. */
  knownStack(event: number): KnownStack
  /** Whether placements that were taken back never stand on the same ones again, as in a search. */
  readonly leavesForGood: boolean
  /** Goes through the depths from an event on. @throws RangeError if the trace is not known any further. */
  depthsFrom(event: number): DepthRun
}

/** The placements on the board after an event. */
export interface KnownStack {
  readonly event: number
  /** Packed `place` events in the order in which their cells were filled. */
  readonly stack: Uint16Array
}

/** A walk through the depths of a trace. */
export interface DepthRun {
  /** How far it has got. */
  readonly event: number
  /** Goes on. @param events how many, a page at most, all known @param observe told of each slice of so many */
  pass(events: number, slice: number, observe: SliceObserver): void
}
