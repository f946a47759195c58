/** Solves puzzles at full speed, without recording the steps of the search. */
export interface Solver {
  /**
   * Counts solutions up to `limit`; a limit of 2 tells whether a puzzle has exactly one.
   * @param board 81 digits, row-major, 0 = blank; a contradictory board has no solution
   * @param limit 1 or more
   * @param first receives one solution (81 digits) if there is one; otherwise unchanged
   * @returns 0…limit
   */
  count(board: Readonly<Uint8Array>, limit: number, first?: Uint8Array): number
}
