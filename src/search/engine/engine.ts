import type { Checkpoint } from './checkpoint.ts'

/** Runs a search event by event. `Search` runs every program; compiled engines run some of them faster. */
export interface Engine {
  readonly blanks: number
  /** Events so far. */
  readonly event: number
  readonly placements: number
  readonly solutions: number
  /** Elementary operations of the program so far, such as reads of cells and table entries. */
  readonly work: number
  readonly ended: boolean
  /** Digits on the board besides the givens. */
  readonly depth: number
  /** Lowest depth after any event of the latest `run`; the number of blanks if it made no events. */
  readonly lowest: number
  /** Highest depth after any event of the latest `run`; 0 if it made no events. */
  readonly highest: number
  /** Sum of the depths after each event of the latest `run`; long runs may estimate it from a sample. */
  readonly sum: number
  /**
   * Runs until the array is filled up to index `to` or the search ends.
   * @param events receives packed events, from index `from` on
   * @returns the index after the last event written
   */
  run(events: Uint16Array, from: number, to: number): number
  /** Like one `run` per slice (`slice` events), but faster. @param observe called for each non-empty slice */
  runInSlices?(events: Uint16Array, from: number, to: number, slice: number, observe: SliceObserver): number
  checkpoint(): Checkpoint
}

/**
 * Receives the depths of a slice (some successive events).
 * @param lowest, highest depth after any of its events
 * @param events number of events, at least 1
 * @param sum sum of the depths after each event, or an estimate of it
 */
export type SliceObserver = (lowest: number, highest: number, events: number, sum: number) => void

/** Creates an engine that resumes from a checkpoint of its search. */
export type Resume = (checkpoint: Checkpoint) => Engine
