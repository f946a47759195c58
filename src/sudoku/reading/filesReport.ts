/** What became of files that were opened or dropped together. */
import type { ReadError } from '../formats/errors.ts'

/** Reason why a file was left out, apart from an error in its puzzle. */
export type FileFault =
  | 'empty'
  | 'too-large'
  | 'not-text'
  /** No zero bytes, but bytes that no known encoding has. */
  | 'unknown-encoding'
  | 'picture'
  | 'folder'
  /** A finished board beside a program: not the puzzle to run it on. */
  | 'finished'
  /** A tour beside other files: it opens alone. */
  | 'tour'
  /** Neither a program, an archive nor a text file, by its name. */
  | 'unknown-type'
  /** A text file without a program in a recognised language. */
  | 'unknown-language'
  | 'unreadable'

export interface LeftOut {
  readonly file: string
  readonly reason: FileFault | ReadError
}

/** The names of files: opened as programs, read as puzzles, and left out. */
export interface FilesReport {
  readonly programs: readonly string[]
  readonly puzzles: readonly string[]
  readonly leftOut: readonly LeftOut[]
  /** Files whose encoding is unclear; undefined if there are none. */
  readonly unclear?: readonly string[]
}
