/** Search state between two events: enough to resume from, and to draw the board. */
export interface Checkpoint {
  /** Number of events before this point. */
  readonly event: number
  readonly placements: number
  readonly solutions: number
  /** The program's work so far: operations such as reads of cells and table entries. */
  readonly work: number
  /** True if the search has ended: no events follow. */
  readonly ended: boolean
  /** Digits on the board besides the givens, as packed `place` events in placement order. */
  readonly stack: Uint16Array
  /**
   * Last option (1–9) that was tried in the frame to which the search has returned. 0 if the
   * search enters a new frame next (its last event filled a cell), or has ended.
   */
  readonly tried: number
}
