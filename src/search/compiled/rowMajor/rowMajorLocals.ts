/** The functions of a `rowMajorModule` (WebAssembly), and the locals that the code of all depths shares. */
import type { Board } from '../../../sudoku/grid.ts'
import type { Extent } from '../../engine/strategy.ts'
import type { Blank } from './blanks.ts'
import type { RowMajorWork } from './rowMajorWork.ts'

/** One function of the module: the range of depths that it searches, and what its code depends on. */
export interface SearchFunction {
  readonly givens: Board
  readonly blanks: readonly Blank[]
  /** The digits of the givens in each of the 27 units. */
  readonly givenDigits: Uint16Array
  readonly extent: Extent
  /** The operations that the program counts as its work. */
  readonly work: RowMajorWork
  readonly first: number
  /** The depth after the last. */
  readonly end: number
}

// Few enough locals to stay in registers and to compile quickly. The first three are the function's parameters.
/** Address of the next event. */
export const OUT = 0
/** End address of the chunk of events; 0 while a resumed search descends to its position, so the chunk looks full. */
export const STOP = 1
/** The work so far (elementary operations of the program, such as reads of cells). */
export const WORK = 2
/** Candidates of the current depth. */
export const CANDIDATES = 3
/** The digit that is tried, as a single bit of `CANDIDATES`. */
export const BIT = 4
/** Digits free in the row. A blank's own digit is free until placed, and again after backtracking to the blank. */
export const ROW_FREE = 5
/** Digits free in the column. */
export const COLUMN_FREE = 6
export const PARAMETERS = 3
/** Number of locals, including the parameters. */
export const LOCALS = 7
