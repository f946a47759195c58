import type { Grid } from '../grid.ts'
import type { Phrase } from '../../i18n/text.ts'
import type { ReadError } from './errors.ts'

/**
 * A text format: a name for how the cells of a board are written. Each has a file in this folder and an entry in the
 * registry.
 */
export type Format = ReadableFormat | WritableFormat

interface FormatBase {
  /** Must never change, because it is stored with the pasted puzzle. */
  readonly id: string
  readonly name: Phrase
  /** An authentic text in this format. */
  readonly example: string
}

/** A read-only format, such as a link or a file of many puzzles. */
export interface ReadableFormat extends FormatBase {
  readonly direction: 'read'
}

export interface WritableFormat extends FormatBase {
  readonly direction: 'both'
  /** Formats a grid, without a final line end. Reading the result returns the same grid. */
  write(grid: Grid): string
}

export interface NamedGrid {
  /** Name in the text (`Grid 01`), or number (`#3`). */
  readonly label: string
  readonly grid: Grid
}

export interface NamedFault {
  readonly label: string
  readonly error: ReadError
}

/** Minimum boards read for a text with faults to be accepted; fewer may be the remains of a damaged text. */
const FEWEST_BESIDE_FAULTS = 2

/**
 * Returns why a text is rejected because of a fault; undefined if enough boards are read beside it.
 * @param boards number of boards and faults in the text, and of those that are read
 */
export function faultBeside(
  fault: NamedFault | undefined,
  boards: { readonly all: number; readonly read: number },
): ReadError | undefined {
  if (fault === undefined || boards.read >= FEWEST_BESIDE_FAULTS) return undefined
  return boards.all === 1 ? fault.error : { code: 'in-puzzle', label: fault.label, error: fault.error }
}

/** Returns the label of a puzzle without a name. @param number of the puzzle, or of its line, in the text, from 1 */
export function numberLabel(number: number): string {
  return `#${number}`
}

/** True if a label is a number, not a name. */
export function isNumbered(label: string): boolean {
  return /^#\d+$/.test(label)
}
