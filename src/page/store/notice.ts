/** State slice for notices to the user. */
import type { Conflict } from '../../sudoku/conflicts.ts'
import type { Language, Phrase } from '../../i18n/text.ts'
import type { ReadError } from '../../sudoku/formats/reading.ts'
import type { OwnLanguage } from '../../sudoku/reading/language.ts'
import type { FilesReport } from '../../sudoku/reading/filesReport.ts'

/** A notice to the user. */
export type Notice =
  /** No search starts, because the puzzle has conflicts. */
  | { readonly kind: 'refused'; readonly conflicts: readonly Conflict[] }
  /** The entered text could not be read as a puzzle. */
  | { readonly kind: 'unreadable'; readonly error: ReadError }
  /** The messages of a language could not be loaded, or the code that reads files. */
  | { readonly kind: 'not-loaded'; readonly what: Language | 'files' }
  /** The text of the answer was copied. */
  | { readonly kind: 'copied' }
  /** The browser refused to copy the answer. */
  | { readonly kind: 'not-copied' }
  /** The user typed before the clipboard's text arrived, so the clipboard's text is dropped. */
  | { readonly kind: 'not-pasted' }
  /** There was no text on the clipboard. */
  | { readonly kind: 'nothing-pasted' }
  /** A text was read, and loaded or opened. `parts`: what is in it, at least one. */
  | { readonly kind: 'read'; readonly parts: readonly ReadPart[] }
  /** A pasted link to this page was opened. */
  | { readonly kind: 'link-opened' }
  /** Files were opened. */
  | { readonly kind: 'files'; readonly report: FilesReport }
  /** The typed text is not an event number. */
  | { readonly kind: 'no-event'; readonly typed: string }
  /** The address has this in place of an event number. */
  | { readonly kind: 'bad-event'; readonly written: string }
  /** A command (Reset, or a change of the puzzle) ended the open run; undo reopens the run. */
  | { readonly kind: 'run-over' }
  /** An editing key was pressed while a search is watched: explains how to start editing the board. */
  | { readonly kind: 'watched' }
  /** *Check output* has taken an answer that came with its puzzle, a finished board, or what a program printed. */
  | { readonly kind: 'submitted'; readonly what: 'answer' | 'finished' | 'printed' }

/** Something that was read in a text. */
export type ReadPart =
  | { readonly kind: 'puzzle'; readonly formatName: Phrase | undefined; readonly givens: number }
  /** Puzzles to choose from. */
  | { readonly kind: 'several'; readonly formatName: Phrase | undefined; readonly puzzles: number }
  | { readonly kind: 'program'; readonly language: OwnLanguage; readonly lines: number }

const FOREMOST = ['several', 'program', 'puzzle'] as const

/** Returns the kind of part that needs the user first. */
export function foremost(parts: readonly ReadPart[]): ReadPart['kind'] {
  return FOREMOST.find((each) => parts.some(({ kind }) => kind === each)) ?? 'puzzle'
}

export interface Notices {
  readonly notice: Notice | undefined
  /** True while the input cannot be stored in the browser, because storage is forbidden or full. */
  readonly cannotPersist: boolean
  /** True if the server has a newer version of the app, so files not yet loaded may be gone. */
  readonly isOutdated: boolean
}

/** Returns the change that clears the notice on how to start editing, if that is shown. */
export function withoutExplanation({ notice }: Pick<Notices, 'notice'>): Partial<Notices> {
  return notice?.kind === 'watched' ? { notice: undefined } : {}
}

export const NOTHING_TO_TELL: Notices = { notice: undefined, cannotPersist: false, isOutdated: false }
