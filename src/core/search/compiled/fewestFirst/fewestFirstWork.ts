/**
 * The work of a program that goes on in the branch with the fewest options, of equals the lowest, tries them in ascending
 * order, and accepts every board that it fills.
 */
export interface FewestFirstWork {
  /** Those that it chooses from: cells alone, or all. */
  readonly branches: 81 | 324
  /** On choosing, for each blank of the puzzle, … */
  readonly perBlank: number
  /** … and for each that is left. */
  readonly perBlankLeft: number
  /**
   * For each placement that is no longer possible, or is so again: those of a branch when it is entered and left, and the
   * others that a placement rules out when it is placed and taken back.
   */
  readonly perRuledOut: number
}
