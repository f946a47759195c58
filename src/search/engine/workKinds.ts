/** Kinds of work that programs do, and the search counters from which their amounts are derived. */

/** Kind of work. Do not rename: measured costs are stored under these names. */
export type WorkKind =
  /** Board cells read. */
  | 'cells'
  /** Entries read from tables and lists that the program keeps beside the board. */
  | 'entries'
  /** Bitmasks read, each of a unit's used digits. */
  | 'masks'
  /** Entries of a candidate list compared by `in` and `remove`. */
  | 'comparisons'
  /** Set lookups by `in`. */
  | 'tests'
  /** Set lookups by a method call: `remove` or `discard`. */
  | 'calls'
  | 'removals'
  /** Candidates taken from a list or set to try. */
  | 'taken'
  /** Constraint sizes read to choose the smallest. */
  | 'sizes'
  /** Nodes unlinked from a constraint or relinked. */
  | 'links'

/** A program's work by kind, in display order; the sum is its work. */
export type WorkByKind = Readonly<Partial<Record<WorkKind, number>>>

/** Search counters from which the work by kind is derived. */
export interface WorkCounts {
  readonly work: number
  readonly placements: number
  readonly blanks: number
  /**
   * Branches entered. A branch is a cell to fill, or a digit to put into a unit. A program that goes from cell to cell
   * enters one per blank that it visits.
   */
  readonly visits: number
  /** Digits in the row, column or box of each blank on entry, summed over all visits. 0 unless row-major. */
  readonly used: number
  /** Blanks left on the board on entering a branch, summed over all visits. 0 unless fewest-first. */
  readonly blanksLeft: number
}
