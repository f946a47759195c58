/** The kinds of work that programs do, and how much of each a search has come to. */

/** Stable: measured costs are kept by it. */
export type WorkKind =
  /** Cells of the board that are read. */
  | 'cells'
  /** Entries read of tables and lists that the program keeps beside the board. */
  | 'entries'
  /** Numbers read whose bits are the used digits of a unit. */
  | 'masks'
  /** Entries of a list of candidates that `in` and `remove` compare. */
  | 'comparisons'
  /** Look-ups in a set by `in`. */
  | 'tests'
  /** Look-ups in a set by a method that is called: `remove` or `discard`. */
  | 'calls'
  /** Digits taken out of a list or set of candidates. */
  | 'removals'
  /** Candidates taken from a list or set to be tried. */
  | 'taken'
  /** Constraints whose size is read to choose the smallest. */
  | 'sizes'
  /** Nodes taken out of a constraint, or put back. */
  | 'links'

/** The kinds that a program has, in the order in which they are told; their sum is its work. */
export type WorkByKind = Readonly<Partial<Record<WorkKind, number>>>

/** Where a search stands, as far as kinds of work follow from it. */
export interface WorkCounts {
  /** All of it. */
  readonly work: number
  readonly placements: number
  /** Of the puzzle. */
  readonly blanks: number
  /** Blanks, or other branches, entered. */
  readonly visits: number
  /** On entering a blank, digits that its row, column or box holds; all visits. 0 unless it goes along the rows. */
  readonly used: number
  /** On entering a branch, blanks left on the board; all visits. 0 unless it looks for the fewest ways. */
  readonly blanksLeft: number
}
