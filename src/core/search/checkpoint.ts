/** Where a search stands between two events: enough to go on from there, and to draw the board. */
export interface Checkpoint {
  /** Events before this point. */
  readonly event: number
  readonly placements: number
  readonly solutions: number
  /** Cells and table entries that the program has read. */
  readonly work: number
  /** The search was over at this point; nothing comes after. */
  readonly ended: boolean
  /** The digits on the board besides the givens, as packed `place` events in the order in which they were placed. */
  readonly stack: Uint16Array
  /**
   * The option (1–9) tried last in the frame that the search has come back to;
   * 0 where it is about to enter a new one, because the event before this point filled a cell, or has ended.
   */
  readonly tried: number
}
