import type { Grid } from '../grid.ts'
import type { Result } from '../result.ts'
import type { Phrase } from '../../i18n/text.ts'
import type { ReadError } from './errors.ts'
import type { Pasted } from './parsing/pasted.ts'

/** A text format for puzzles. Each has a file in this folder and an entry in the registry. */
export type Format = ReadableFormat | WritableFormat

interface FormatBase {
  /** Must never change, because it is stored with the pasted puzzle. */
  readonly id: string
  readonly name: Phrase
  /** An authentic text in this format. */
  readonly example: string
  /**
   * Parses a text; returns undefined if it is not in this format. Takes time linear in the length of the text.
   * Invariant: if two formats both read a text as one grid, they return the same grid.
   */
  read(pasted: Pasted): ParseOutcome | undefined
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

/** Result of parsing a text in one format. */
export type ParseOutcome =
  /** `grids`: in text order; at least one. `faults`: puzzles that cannot be read, not included in `grids`. */
  | { readonly kind: 'grids'; readonly grids: readonly NamedGrid[]; readonly faults: readonly NamedFault[] }
  /**
   * `likeness`: share of the text that matches the format, 0–1. If no format reads the text, the fault with the highest
   * likeness is reported.
   */
  | { readonly kind: 'fault'; readonly likeness: number; readonly error: ReadError }

export interface NamedGrid {
  /** Name in the text (`Grid 01`), or number (`#3`). */
  readonly label: string
  readonly grid: Grid
}

export interface NamedFault {
  readonly label: string
  readonly error: ReadError
}

/** A passage of a text that a format takes for one puzzle; parsed when `read` is called. */
export interface PuzzleText {
  readonly label: string
  readonly read: () => Result<Grid, ReadError>
}

/** Minimum puzzles read for a text with faults to be accepted; fewer may be the remains of a damaged text. */
const FEWEST_BESIDE_FAULTS = 2

/**
 * Reads all puzzles of a text. Returns the grids and faults, or only the first fault if there are faults and fewer than
 * two grids; undefined if there are no puzzles.
 * @param likeness share of the text that matches the format, for a fault; see `ParseOutcome`
 */
export function parsePuzzles(texts: readonly PuzzleText[], likeness: number): ParseOutcome | undefined {
  const grids: NamedGrid[] = []
  const faults: NamedFault[] = []
  for (const { label, read } of texts) {
    const grid = read()
    if (grid.ok) grids.push({ label, grid: grid.value })
    else faults.push({ label, error: grid.error })
  }
  if (faults.length > 0 && grids.length < FEWEST_BESIDE_FAULTS) {
    const [{ label, error }] = faults
    return {
      kind: 'fault',
      likeness,
      error: texts.length === 1 ? error : { code: 'in-puzzle', label, error },
    }
  }
  return grids.length === 0 ? undefined : { kind: 'grids', grids, faults }
}

/** Returns the label of a puzzle without a name. @param number of the puzzle, or of its line, in the text, from 1 */
export function numberLabel(number: number): string {
  return `#${number}`
}

/** True if a label is a number, not a name. */
export function isNumbered(label: string): boolean {
  return /^#\d+$/.test(label)
}
