/** The locals of the code of all depths of a `rowMajorModule`. */
import type { Board } from '../../../grid.ts'
import type { Extent } from '../../strategy.ts'
import type { Blank } from './blanks.ts'
import type { RowMajorWork } from './rowMajorWork.ts'

/** The depths that one function searches. */
export interface Part {
  readonly givens: Board
  readonly blanks: readonly Blank[]
  /** The digits that each of the 27 units holds at first. */
  readonly givenDigits: Uint16Array
  readonly extent: Extent
  readonly work: RowMajorWork
  /** From this depth on, … */
  readonly first: number
  /** … and those before this one. */
  readonly end: number
}

// The locals of each function: so few that they stay in registers, and that it is soon compiled. The first three are its
// parameters.
/** Address of the next event. */
export const OUT = 0
/** Where the page ends; or 0 while the search still descends to where it stood, so that the page looks full. */
export const STOP = 1
export const WORK = 2
/** Of this depth. */
export const CANDIDATES = 3
export const BIT = 4
/** The digits that the row lacks: on entering a blank, or coming back to it, without its own; once that is placed, with it; … */
export const ROW_FREE = 5
/** … and its column. */
export const COLUMN_FREE = 6
export const PARAMETERS = 3
export const LOCALS = 7
