import type { Cell } from '../units.ts'
import type { Phrase } from '../text.ts'
import type { Branch } from './branches.ts'
import type { FewestFirstWork } from './compiled/fewestFirst/fewestFirstWork.ts'
import type { RowMajorWork } from './compiled/rowMajor/rowMajorWork.ts'
import type { WorkByKind, WorkCounts } from './workKinds.ts'

/** When a search ends: at its first solution, or when everything has been tried. */
export type Extent = 'first' | 'all'

/**
 * A program that people write for Sudoku, as data and hooks of the one engine (`Search`): how it picks a blank, lists
 * the candidates, keeps its books and counts its work. The engine owns the board, the stack and the events.
 *
 * Law: everything a program decides is a function of the givens and of the placements now on the board. A choice that
 * depended on anything else (learned scores, an order that earlier failures changed) could not be replayed from a
 * checkpoint. Ties are broken by the lower cell.
 */
export interface Strategy {
  /** Stable: it stands in links. */
  readonly id: string
  readonly name: Phrase
  /** One sentence: what is special about this program. */
  readonly summary: Phrase
  /** Whether its author stops at a solution or goes on. */
  readonly extent: Extent
  /** Where it goes on: in the next blank of the rows, or wherever a count of all that is left finds the fewest ways. */
  readonly order: 'row-major' | 'fewest-first'
  /**
   * When a cell is set back to 0: `each` time its digit has failed, before the next one is tried, or only when its
   * candidates are `exhausted` (until then each digit overwrites the one before).
   */
  readonly clears: 'each' | 'exhausted'
  /**
   * For a program that walks the blanks in row-major order and accepts every board that it fills: what it reads, if that
   * can be said so. Its search can then be compiled.
   */
  readonly rowMajorWork?: RowMajorWork
  /** The same for one that goes on where the fewest options are. */
  readonly fewestFirstWork?: FewestFirstWork
  /** Of which kinds its work is; the sum is its work. */
  readonly workByKind: (counts: WorkCounts) => WorkByKind
  /** Starts the program on a board. @param board 81 digits; the engine writes to it as it places and clears. */
  begin(board: Uint8Array): Program
}

/** A strategy running on one board. The engine calls the hooks in the order of the recursion that it stands for. */
export interface Program {
  /**
   * Cells and table entries read so far; each strategy says what exactly it counts. Neither setting up on the givens nor
   * writing counts. The engine sets it when it resumes from a checkpoint.
   */
  work: number
  /** The branch at a depth, 0 ≤ depth < number of blanks: a blank cell, for programs that walk cells. */
  pick(depth: number): Branch
  /** The program enters the branch: whatever it computes once a visit. */
  enter(branch: Branch, depth: number): void
  /**
   * The next option after `after` (0 at first) that the rules allow, 1–9 ascending; 0 when there is none left, and the
   * program leaves the branch.
   */
  next(branch: Branch, depth: number, after: number): number
  /** The engine has just set the cell to the digit. */
  place(cell: Cell, digit: number): void
  /** The engine is about to set the cell to 0, or to overwrite it. */
  clear(cell: Cell, digit: number): void
  /** The board is full: whether the program calls this a solution; if not, the search goes on. */
  accept(): boolean
}
