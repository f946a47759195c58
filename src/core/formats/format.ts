import type { Grid } from '../grid.ts'
import type { Result } from '../result.ts'
import type { Phrase } from '../text.ts'
import type { ReadError } from './errors.ts'
import type { Pasted } from './parsing/pasted.ts'

/** A shape in which people write puzzles down. One file each, one line in the registry. */
export type Format = ReadableFormat | WritableFormat

interface FormatBase {
  /** Stable: it is stored with what a user pasted. */
  readonly id: string
  readonly name: Phrase
  /** A real text in this format. */
  readonly example: string
  /**
   * The text as this format reads it; undefined if it is not written in this format. Linear in the length of the
   * text. Law: what two formats both read as one grid, they read as the same grid.
   */
  read(pasted: Pasted): ParseOutcome | undefined
}

/** A format that is only ever read: links, files of many puzzles. */
export interface ReadableFormat extends FormatBase {
  readonly direction: 'read'
}

export interface WritableFormat extends FormatBase {
  readonly direction: 'both'
  /** The grid in this format, without a line end after it. Reading it gives the grid again. */
  write(grid: Grid): string
}

/** A text as a format reads it. */
export type ParseOutcome =
  /** In the order of the text; at least one. `faults`: of other puzzles, which are not among them. */
  | { readonly kind: 'grids'; readonly grids: readonly NamedGrid[]; readonly faults: readonly NamedFault[] }
  /** `likeness`: how much of the text is as the format wants it, 0–1. The likest format's fault is told. */
  | { readonly kind: 'fault'; readonly likeness: number; readonly error: ReadError }

export interface NamedGrid {
  /** Its name in the text (`Grid 01`), or its number there (`#3`). */
  readonly label: string
  readonly grid: Grid
}

/** A puzzle of a text that cannot be read. */
export interface NamedFault {
  readonly label: string
  readonly error: ReadError
}

/** A passage that a format takes for the text of one puzzle, not read yet. */
export interface PuzzleText {
  readonly label: string
  readonly read: () => Result<Grid, ReadError>
}

/** Fewer puzzles than this may be what is left of a text that is damaged as a whole. */
const FEWEST_BESIDE_FAULTS = 2

/**
 * Reads all puzzles of a text: its grids, or the first fault; undefined if there are none. Where some are at fault, the
 * others are read all the same, unless one alone is left.
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

/** The label of a puzzle that the text gives no name. @param number its place in the text, from 1. */
export function numbered(number: number): string {
  return `#${number}`
}

/** Whether a label is no name, but a number. */
export function isNumbered(label: string): boolean {
  return /^#\d+$/.test(label)
}
