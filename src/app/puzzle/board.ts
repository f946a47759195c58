/** The puzzle and how it is being entered: the part of the state that holds it. */
import type { NamedFault, NamedGrid, Reading } from '../../core/formats/reading.ts'
import type { Phrase } from '../../core/text.ts'
import type { Cell } from '../../core/units.ts'
import { EMPTY_PUZZLE, type Puzzle } from './puzzle.ts'

/** How a text was read. */
export interface Recognition {
  readonly reading: Reading
  /** Of the format that it is written in; undefined for a text that is in none. */
  readonly formatName: Phrase | undefined
}

export const NOTHING_RECOGNISED: Recognition = { reading: { kind: 'empty' }, formatName: undefined }

/** Several puzzles came in one text: one is to be chosen. */
export interface Choice {
  readonly format: string
  readonly puzzles: readonly NamedGrid[]
  /** Of puzzles in the same text that cannot be read. */
  readonly faults: readonly NamedFault[]
}

export interface EditedBoard {
  readonly puzzle: Puzzle
  /** The cell that has, or would get, the keyboard focus on the board. */
  readonly selected: Cell
  /** The user is filling in the board: where there is no keyboard, the digit pad is wanted. */
  readonly editing: boolean
  /** The content of the text field for puzzles. */
  readonly draft: string
  /** How the draft was read; lags behind it while the formats are being loaded. */
  readonly recognition: Recognition
  readonly choice: Choice | undefined
  /** The finished board in the format that the puzzle came in; empty while there is none. */
  readonly answer: string
}

export const NOTHING_ENTERED: EditedBoard = {
  puzzle: EMPTY_PUZZLE,
  selected: 0,
  editing: false,
  draft: '',
  recognition: NOTHING_RECOGNISED,
  choice: undefined,
  answer: '',
}
