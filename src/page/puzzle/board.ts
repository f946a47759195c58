/** State slice for the puzzle and its input. */
import type { NamedFault, NamedGrid, Reading } from '../../sudoku/formats/reading.ts'
import type { Phrase } from '../../i18n/text.ts'
import type { OwnLanguage } from '../../sudoku/reading/language.ts'
import type { Cell } from '../../sudoku/units.ts'
import { EMPTY_PUZZLE, type Puzzle } from './puzzle.ts'

/** Result of parsing a text. */
export interface Recognition {
  readonly reading: Reading
  /** Name of the text's format; undefined if it matches none. */
  readonly formatName: Phrase | undefined
  /** Language of the program in the text, alone or beside boards; undefined without one that can run here. */
  readonly language: OwnLanguage | undefined
}

export const NOTHING_RECOGNISED: Recognition = {
  reading: { kind: 'empty' },
  formatName: undefined,
  language: undefined,
}

/** A text with several puzzles, one of which the user chooses. */
export interface Choice {
  /** Id of the text's format. */
  readonly format: string
  readonly puzzles: readonly NamedGrid[]
  /** Errors of puzzles in the same text that cannot be read. */
  readonly faults: readonly NamedFault[]
}

export interface EditedBoard {
  readonly puzzle: Puzzle
  /** The cell that has, or would get, the keyboard focus on the board. */
  readonly selected: Cell
  /** True while the user fills in the board; the digit pad is then shown on devices without a keyboard. */
  readonly editing: boolean
  /** Content of the text field for puzzles. */
  readonly draft: string
  /** Result of parsing the draft. */
  readonly recognition: Recognition
  /** Puzzles of the latest text to choose from. */
  readonly choice: Choice | undefined
  /** Text of the solved board, in the puzzle's format; empty while no run has solved it, or while a run plays. */
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
