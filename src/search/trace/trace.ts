/**
 * A trace: every event of a run, as a virtual array of chunks. Code that plays a trace
 * does not depend on how its chunks are made.
 */
import type { SliceObserver } from '../engine/engine.ts'
import type { Envelope } from './envelope.ts'
import type { Landmarks } from './landmarks.ts'
import type { Chunk } from './chunk.ts'

/** End of the known part of a trace, and the counters there. */
export interface Frontier {
  /** Number of events in the known part. */
  readonly event: number
  readonly placements: number
  readonly solutions: number
  /** Operations of the program, of the kinds in `WorkKind`; 0 if not counted. */
  readonly work: number
  /** True if no events follow; otherwise the trace can grow. */
  readonly ended: boolean
}

/** Interface of a trace for players and worker jobs, regardless of how its chunks are made. */
export interface Trace {
  readonly frontier: Frontier
  /** Upper bound of the depths that the timeline draws, for scaling charts. */
  readonly deepest: number
  /** Notable events found so far: the deepest dead end, the longest detour, and solutions. */
  readonly landmarks: Landmarks
  /** Returns the depths that the timeline draws, for the whole trace so far; a copy, safe to transfer. */
  envelope(): Envelope
  /** Returns a chunk, up to the frontier. @throws RangeError if the chunk lies beyond the frontier. */
  chunk(number: number): Chunk
  /**
   * Returns the event that completed a solution. @param solution counted from 1
   * @throws RangeError if the trace has fewer solutions so far.
   */
  solutionEvent(solution: number): number
  /**
   * Returns the heights of the stack of placements for the whole trace so far, independent of the depth that is drawn.
   * `highest` is the maximum height in a bucket of events. `lowest` is a lower bound: the bucket's events
   * change none of the `lowest` placements at the bottom of the stack.
   */
  stackHeights(): Envelope
  /** Returns the latest stored stack at or before an event. Stacks are stored for chunk starts and for the frontier. */
  knownStack(event: number): KnownStack
  /**
   * True if, as in a search, a placement that was undone never returns on top of the same placements. If two stacks
   * have the same placements at the bottom, these have therefore stayed on the board in between.
   */
  readonly isStackLike: boolean
  /** Starts reading depths after an event. @throws RangeError if the event is at or beyond the frontier. */
  depthsFrom(event: number): DepthReader
}

/** The placements on the board after an event. */
export interface KnownStack {
  readonly event: number
  /** Packed `place` events, in the order in which their cells were filled. */
  readonly stack: Uint16Array
}

/** Sequential reader of a trace's depths. */
export interface DepthReader {
  /** The event that the reader has reached. */
  readonly event: number
  /** Reads `events` events, at most a chunk and up to the frontier. @param observe called for every `slice` events */
  pass(events: number, slice: number, observe: SliceObserver): void
}
