import type { Checkpoint } from './checkpoint.ts'

/** Runs a search event by event: `Search`, which runs every program, or something faster that runs some. */
export interface Engine {
  readonly blanks: number
  /** Events so far. */
  readonly event: number
  readonly placements: number
  readonly solutions: number
  /** Cells and table entries that the program has read. */
  readonly work: number
  readonly ended: boolean
  /** Digits on the board besides the givens. */
  readonly depth: number
  /** Lowest depth after any event of the latest `run`; the number of blanks if it had none. */
  readonly lowest: number
  /** Highest depth after any event of the latest `run`; 0 if it had none. */
  readonly highest: number
  /** Sum of the depths after each event of the latest `run`; of a long one it may be estimated from some of them. */
  readonly sum: number
  /**
   * Searches on until the page is full up to index `to`, or the search has ended.
   * @param events the page: packed events, written from index `from` on.
   * @returns the index after the last event written.
   */
  run(events: Uint16Array, from: number, to: number): number
  /** The same as a `run` for each slice of so many events, faster. @param observe told of each slice that has events */
  runInSlices?(events: Uint16Array, from: number, to: number, slice: number, observe: SliceObserver): number
  checkpoint(): Checkpoint
}

/**
 * Hears of a slice.
 * @param lowest, highest depth after any of its events
 * @param events how many it has, at least one
 * @param sum of the depths after each of them, or an estimate of it
 */
export type SliceObserver = (lowest: number, highest: number, events: number, sum: number) => void

/** Makes an engine that goes on from a checkpoint of the search that it was made for. */
export type Resume = (checkpoint: Checkpoint) => Engine
