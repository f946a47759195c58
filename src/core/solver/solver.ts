/** Solves puzzles as fast as it can, without events, checkpoints or anything else to watch. */
export interface Solver {
  /**
   * Counts solutions, at most `limit` of them: 2 is enough to tell whether a puzzle has exactly one.
   * @param board 81 digits, row-major, 0 = blank; may contradict itself, and then has no solution
   * @param limit 1 or more
   * @param first if there is a solution, one is written here (81 digits); otherwise it is left as it is
   * @returns 0…limit
   */
  count(board: Readonly<Uint8Array>, limit: number, first?: Uint8Array): number
}
