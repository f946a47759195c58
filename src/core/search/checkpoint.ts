/** Search state between two events: enough to resume from, and to draw the board. */
export interface Checkpoint {
  /** Events before this point. */
  readonly event: number
  readonly placements: number
  readonly solutions: number
  /** Cells and table entries that the program has read. */
  readonly work: number
  /** True if the search has ended: no events follow. */
  readonly ended: boolean
  /** Digits on the board besides the givens, as packed `place` events in placement order. */
  readonly stack: Uint16Array
  /**
   * Last option (1–9) tried in the frame that the search returned to;
   * 0 if it is about to enter a new frame (the last event filled a cell) or has ended.
   */
  readonly tried: number
}
