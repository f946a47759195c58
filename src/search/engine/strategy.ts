import type { Cell } from '../../sudoku/units.ts'
import type { Phrase } from '../../i18n/text.ts'
import type { Branch } from './branches.ts'
import type { FewestFirstWork } from '../compiled/fewestFirst/fewestFirstWork.ts'
import type { RowMajorWork } from '../compiled/rowMajor/rowMajorWork.ts'
import type { WorkByKind, WorkCounts } from './workKinds.ts'

/** When a search ends: at its first solution, or once the tree is exhausted. */
export type Extent = 'first' | 'all'

/**
 * A Sudoku program as people write it, expressed as data and hooks of one engine (`Search`): how it picks a blank,
 * lists candidates, maintains its tables and counts its work. The engine owns the board, the stack and the events.
 *
 * Invariant: every decision is a function of the givens and of the placements now on the board. Anything else (learned
 * scores, an order changed by earlier failures) could not be replayed from a checkpoint. The lower cell breaks ties.
 */
export interface Strategy {
  /** Stable: links contain it. */
  readonly id: string
  readonly name: Phrase
  /** One sentence on what distinguishes this program. */
  readonly summary: Phrase
  /** The extent that the program's author chose. */
  readonly extent: Extent
  /** Branching order: the next blank in row order, or the branch with the fewest options left. */
  readonly order: 'row-major' | 'fewest-first'
  /**
   * When a cell is reset to 0: after `each` failed digit, or only when its candidates are `exhausted` (until then each
   * digit overwrites the one before).
   */
  readonly clears: 'each' | 'exhausted'
  /**
   * Work weights of a program that walks the blanks in row-major order and accepts every board that it fills. Undefined
   * if these weights cannot express the program's work. A search with weights can be compiled to WebAssembly.
   */
  readonly rowMajorWork?: RowMajorWork
  /**
   * Work weights of a program that branches where the fewest options are left. Undefined if these weights cannot
   * express the program's work. A search with weights can be compiled to WebAssembly.
   */
  readonly fewestFirstWork?: FewestFirstWork
  /** Splits the program's work by kind; the kinds add up to the work. */
  readonly workByKind: (counts: WorkCounts) => WorkByKind
  /** Starts the program on a board. @param board 81 digits; the engine writes to it as it places and clears. */
  begin(board: Uint8Array): Program
}

/** A strategy running on one board. The engine calls the hooks in the order of the recursion that they model. */
export interface Program {
  /**
   * Cells and table entries read so far; each strategy documents what it counts. Setup on the givens and writes do not
   * count. The engine sets it on resuming from a checkpoint.
   */
  work: number
  /** Returns the branch at a depth, 0 ≤ depth < number of blanks: a blank cell, for programs that walk cells. */
  pick(depth: number): Branch
  /** Enters the branch: computes what the program computes once per visit. */
  enter(branch: Branch, depth: number): void
  /**
   * Returns the next allowed option after `after` (0 at first), 1–9 ascending; 0 if none is left, in which case the
   * program leaves the branch.
   */
  next(branch: Branch, depth: number, after: number): number
  /** Called after the engine sets the cell to the digit. */
  place(cell: Cell, digit: number): void
  /** Called before the engine resets the cell to 0 or overwrites it. */
  clear(cell: Cell, digit: number): void
  /** Returns true if the program accepts the full board as a solution; otherwise the search continues. */
  accept(): boolean
}
