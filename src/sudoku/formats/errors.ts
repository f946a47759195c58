import type { OwnLanguage } from '../reading/language.ts'
import type { Phrase } from '../../i18n/text.ts'

/**
 * Reason why a text is not read as a puzzle, with the row and column at fault, if any, from 1. `site`: name of the
 * puzzle website that a link leads to.
 */
export type ReadError =
  /** Nothing in the text looks like a puzzle. `understood`: names of the supported formats. */
  | { readonly code: 'unrecognised'; readonly understood: readonly Phrase[] }
  /** More characters or lines than the limit. */
  | { readonly code: 'too-long'; readonly unit: 'characters' | 'lines'; readonly limit: number }
  | { readonly code: 'row-count'; readonly found: number; readonly expected: 9 }
  | { readonly code: 'row-length'; readonly row: number; readonly found: number; readonly expected: 9 }
  /** A board written as one list of cells, with a wrong number of cells. */
  | { readonly code: 'cell-count'; readonly found: number; readonly expected: 81 }
  /** A board written as one line of characters, with a wrong length. */
  | { readonly code: 'line-length'; readonly found: number; readonly expected: 81 }
  /** `found`: the cell's text, shortened if long. */
  | { readonly code: 'not-a-digit'; readonly row: number; readonly column: number; readonly found: string }
  | { readonly code: 'out-of-range'; readonly row: number; readonly column: number; readonly found: number }
  /** The number of puzzles that the first line states is not the number found. */
  | { readonly code: 'puzzle-count'; readonly found: number; readonly expected: number }
  /** A link whose puzzle cannot be unpacked: truncated or altered. `parameter`: query parameter with the puzzle. */
  | { readonly code: 'broken-link'; readonly site: string; readonly parameter: string }
  /** A link that encodes its puzzle in an unsupported way. `parameter`: query parameter with the puzzle. */
  | { readonly code: 'unknown-packing'; readonly site: string; readonly parameter: string }
  /** A board of another size, in a text or a link. `found`: number of rows and columns. */
  | { readonly code: 'board-size'; readonly found: number; readonly expected: 9 }
  /**
   * A list of cells with their digits, `A1: 5`, whose coordinates are not clear. `range`: a cell is outside of nine
   * rows and columns. `origin`: the numbers may count from 0 or from 1. `order`: either number may be the row.
   */
  | { readonly code: 'unclear-cells'; readonly reason: 'range' | 'origin' | 'order' }
  /** A cell that has two digits in a list of cells. */
  | { readonly code: 'cell-twice'; readonly row: number; readonly column: number }
  /** Cells with several candidates: the givens cannot be identified. */
  | { readonly code: 'pencil-marks' }
  /**
   * The text is a program. `resembles`: the most similar of Backdoku's programs; undefined if none is similar.
   * `language`: undefined if Backdoku cannot run the program.
   */
  | {
      readonly code: 'program'
      readonly resembles: { readonly id: string; readonly name: Phrase } | undefined
      readonly language: OwnLanguage | undefined
    }
  /** The text is a picture or its address. */
  | { readonly code: 'picture' }
  /** The text is the address of a page, and nothing else. */
  | { readonly code: 'link' }
  /** A link to a puzzle with rules beyond Sudoku's. `rule`: the site's name for one of them. */
  | { readonly code: 'other-rules'; readonly site: string; readonly rule: string }
  /** One of several puzzles cannot be read. `label`: its name in the text, or its number. */
  | { readonly code: 'in-puzzle'; readonly label: string; readonly error: ReadError }

/** Characters that OCR produces in place of digits, and those digits. */
const ALIKE: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  D: '0',
  Q: '0',
  l: '1',
  I: '1',
  i: '1',
  '|': '1',
  Z: '2',
  z: '2',
  S: '5',
  s: '5',
  G: '6',
  b: '6',
  B: '8',
  g: '9',
  q: '9',
}

/** Returns the digit that a character looks like, or undefined. Only for messages: boards are never guessed. */
export function digitLike(found: string): string | undefined {
  return Object.hasOwn(ALIKE, found) ? ALIKE[found] : undefined
}
