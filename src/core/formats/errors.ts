import type { OwnLanguage } from '../own/language.ts'
import type { Phrase } from '../text.ts'

/** Why a text was not read as a puzzle, and where. Rows and columns count from 1. */
export type ReadError =
  /** Nothing in the text looks like a puzzle. `understood`: the names of the formats that would have been. */
  | { readonly code: 'unrecognised'; readonly understood: readonly Phrase[] }
  /** More of them than are looked at. */
  | { readonly code: 'too-long'; readonly unit: 'characters' | 'lines'; readonly limit: number }
  | { readonly code: 'row-count'; readonly found: number; readonly expected: 9 }
  | { readonly code: 'row-length'; readonly row: number; readonly found: number; readonly expected: 9 }
  /** A list of all cells without rows. */
  | { readonly code: 'cell-count'; readonly found: number; readonly expected: 81 }
  /** A line of all cells. */
  | { readonly code: 'line-length'; readonly found: number; readonly expected: 81 }
  /** `found` is what stands in the cell, shortened if it is long. */
  | { readonly code: 'not-a-digit'; readonly row: number; readonly column: number; readonly found: string }
  | { readonly code: 'out-of-range'; readonly row: number; readonly column: number; readonly found: number }
  /** The text says first how many puzzles follow, and is wrong. */
  | { readonly code: 'puzzle-count'; readonly found: number; readonly expected: number }
  /** A link whose puzzle cannot be unpacked: cut short or changed. `parameter`: where the link has it, `load`. */
  | { readonly code: 'broken-link'; readonly site: string; readonly parameter: string }
  /** A link that packs its puzzle in a way that is not known here. */
  | { readonly code: 'unknown-packing'; readonly site: string; readonly parameter: string }
  /** A board of another size, in a text or behind a link; rows and columns. */
  | { readonly code: 'board-size'; readonly found: number; readonly expected: 9 }
  /** Candidates in cells: which of the digits are givens is not to be seen. */
  | { readonly code: 'pencil-marks' }
  /** A program. `resembles`: the one of Backdoku's that it is most like; undefined where it is like none. `language`: if it can be run here. */
  | {
      readonly code: 'program'
      readonly resembles: { readonly id: string; readonly name: Phrase } | undefined
      readonly language: OwnLanguage | undefined
    }
  /** A picture, or the address of one. */
  | { readonly code: 'picture' }
  /** A link to a puzzle with more rules than Sudoku's. `rule`: the name that its site gives to one of them. */
  | { readonly code: 'other-rules'; readonly site: string; readonly rule: string }
  /** One of several puzzles is at fault. */
  | { readonly code: 'in-puzzle'; readonly label: string; readonly error: ReadError }

/** Letters that are taken for digits where a board is read from a picture, and the digits. */
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

/** The digit that a character looks like; undefined of any other. It is only named: a board is never guessed. */
export function digitLike(found: string): string | undefined {
  return Object.hasOwn(ALIKE, found) ? ALIKE[found] : undefined
}
