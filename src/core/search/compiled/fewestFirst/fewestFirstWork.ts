/**
 * Work weights of a program that branches where the fewest options are left (the lowest branch breaks ties), tries the
 * options in ascending order and accepts every board that it fills.
 */
export interface FewestFirstWork {
  /** Number of branches that it chooses among: the 81 cells, or all 324. */
  readonly branches: 81 | 324
  /** Per choice of a branch and blank of the puzzle. */
  readonly perBlank: number
  /** Per choice of a branch and blank left on the board. */
  readonly perBlankLeft: number
  /**
   * Per placement that becomes impossible, or possible again: those of a branch when it is entered and left, and the
   * others that a placement rules out when it is made and undone.
   */
  readonly perRuledOut: number
}
