/** What comes in, sorted into items: programs, archives of programs, tours, texts, and what is left out. */
import type { LeftOut } from '../../sudoku/reading/filesReport.ts'
import type { OwnLanguage } from '../../sudoku/reading/language.ts'
import type { Recognition } from '../puzzle/board.ts'

/** Where files were opened: anywhere on the page, or among the user's programs. */
export type FilesPlace = 'page' | 'programs'

export interface FileProgram {
  readonly name: string
  readonly language: OwnLanguage
  readonly text: string
}

/** `isUnclear`: true if the encoding is unclear, so that characters outside ASCII may be wrong. */
export type Item =
  | { readonly kind: 'program'; readonly program: FileProgram; readonly isUnclear: boolean }
  /** An archive of programs, not unpacked. */
  | { readonly kind: 'archive'; readonly file: string; readonly bytes: Uint8Array<ArrayBuffer> }
  /** A tour, whose scenes may have programs. */
  | { readonly kind: 'tour'; readonly file: string; readonly text: string }
  /** A text that is not a program alone. It has a puzzle, or else its recognition says what is wrong with it. */
  | {
      readonly kind: 'text'
      readonly file: string
      readonly text: string
      readonly recognition: Recognition
      readonly isUnclear: boolean
    }
  | ({ readonly kind: 'left-out' } & LeftOut)

/** True for an item with programs, alone or beside puzzles. */
export function hasProgram(item: Item): boolean {
  if (item.kind === 'text') return item.recognition.language !== undefined
  return item.kind === 'program' || item.kind === 'archive'
}
