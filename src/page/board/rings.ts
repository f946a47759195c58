/** Cells that a feature rings on the board. */
import type { Cell } from '../../sudoku/units.ts'

/**
 * Why a cell is ringed:
 * - `stale`: holds a digit that is left over and should be gone;
 * - `fault`: one of the cells at fault; `blank`: the blank of a dead end, in which no digit fits, or a cleared cell;
 * - `asked`: a question is about the cell; `opened`: its story is open;
 * - `chosen`: the learner pressed the cell;
 * - `redundant`: a given that may be removed without adding a solution;
 * - `right`, `missing`, `superfluous`: cells that the answer rightly has, lacks, and wrongly has.
 */
export type RingKind =
  | 'stale'
  | 'fault'
  | 'blank'
  | 'asked'
  | 'opened'
  | 'chosen'
  | 'right'
  | 'missing'
  | 'superfluous'
  | 'redundant'

export type Rings = ReadonlyMap<Cell, RingKind>

export interface RingState {
  /** The rings that a feature set last; they stay until a feature clears them. */
  readonly rings: Rings
  /** True while a feature handles clicks and keys on the board. They change no digit then. */
  readonly arePressesTaken: boolean
}

export const NOTHING_RINGED: RingState = { rings: new Map(), arePressesTaken: false }
