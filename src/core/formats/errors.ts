import type { Phrase } from '../text.ts'

/** Why a text was not read as a puzzle, and where. Rows, columns and lines count from 1. */
export type ReadError =
  /** Nothing in the text looks like a puzzle. `understood`: the names of the formats that would have been. */
  | { readonly code: 'unrecognised'; readonly understood: readonly Phrase[] }
  | { readonly code: 'too-long'; readonly found: number; readonly limit: number }
  | { readonly code: 'row-count'; readonly found: number; readonly expected: 9 }
  | { readonly code: 'row-length'; readonly row: number; readonly found: number; readonly expected: 9 }
  /** A list of all cells without rows. */
  | { readonly code: 'cell-count'; readonly found: number; readonly expected: 81 }
  /** A line of all cells. */
  | { readonly code: 'line-length'; readonly found: number; readonly expected: 81 }
  /** `found` is what stands in the cell, shortened if it is long. */
  | { readonly code: 'not-a-digit'; readonly row: number; readonly column: number; readonly found: string }
  | { readonly code: 'out-of-range'; readonly row: number; readonly column: number; readonly found: number }
  /** One of several puzzles is at fault. */
  | { readonly code: 'in-puzzle'; readonly label: string; readonly error: ReadError }
