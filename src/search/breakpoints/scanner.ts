import type { Trace } from '../trace/trace.ts'

/** The part of a trace that scanners use. */
export interface ScannedTrace extends Pick<Trace, 'chunk'> {
  readonly frontier: Pick<Trace['frontier'], 'event' | 'ended'>
}

/** Called for each hit. @param step number of lines run since the event @returns true to stop scanning */
export type HitVisitor = (event: number, step: number) => boolean

export interface Scanner {
  /**
   * Visits the hits of a chunk in order: at its events, and at the lines that run before each event.
   * The lines after the last event belong to the last chunk or, if that is full, to an empty chunk after it.
   * @param number of the chunk, from 0
   * @returns true if a visit stopped the scan
   */
  scan(number: number, visit: HitVisitor): boolean
}
