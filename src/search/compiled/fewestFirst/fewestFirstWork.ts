/**
 * Weights for the work of a program that branches where the
 * fewest options are left. Of several such branches, it takes the one with the lowest number. It tries the options in
 * ascending order, and accepts every board that it fills.
 */
export interface FewestFirstWork {
  /** Number of branches to choose among: the 81 cells, or also the 243 pairs of a unit and a digit. */
  readonly branches: 81 | 324
  /** Work per choice of a branch, for each blank of the puzzle. */
  readonly perBlank: number
  /** Work per choice of a branch, for each blank left on the board. */
  readonly perBlankLeft: number
  /**
   * Work per placement that becomes impossible, or possible again. Entering a branch rules out the branch's placements.
   * Making a placement rules out others. Leaving the branch and undoing the placement restore them.
   */
  readonly perRuledOut: number
}
