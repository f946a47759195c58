import { plainText } from '../../formats/parsing/pasted.ts'
import { LONGEST_ROW } from '../../formats/parsing/rules.ts'
import { type Boards, readBoards, type ReadError } from '../../formats/reading.ts'
import type { Grid } from '../../grid.ts'
import { faultOfRows, LEAST_LIKENESS, likenessOf } from '../../reading/faults.ts'

/** A program's output, parsed as far as possible. */
export interface ParsedOutput {
  /** The output, without additions of the clipboard (direction marks, a code fence); lines end in `\n`. */
  readonly text: string
  /** Id of the boards' text format; null if the text resembles none. */
  readonly format: string | null
  readonly content: PrintedContent
}

export type PrintedContent =
  | { readonly kind: 'nothing' }
  /** In text order; at least one. */
  | { readonly kind: 'boards'; readonly boards: readonly Grid[] }
  /** `board`: nine rows of nine cells, with 0 for cells without a digit. */
  | { readonly kind: 'unreadable'; readonly error: ReadError; readonly board: Grid | undefined }

/** Parses a program's output. Never throws. */
export function parseOutput(output: string): ParsedOutput {
  const text = plainText(output)
  const reading = readBoards(text)
  const best = reading.kind === 'error' ? readAgain(text, reading) : reading
  const content = best.kind === 'error' ? (wordedBoard(text) ?? contentOf(best)) : contentOf(best)
  return {
    text,
    format: best.kind === 'empty' ? null : best.format,
    content: text.trim() === '' ? { kind: 'nothing' } : content,
  }
}

/** Matches a word that may be printed in place of a number, such as `nan` or `undefined`. */
const NO_NUMBER = /^[a-z]{2,9}$/i

/** Parses nine rows of nine cells with words in some of them; undefined if the text has no such rows. */
function wordedBoard(text: string): PrintedContent | undefined {
  const rows = text
    .split('\n')
    .filter((line) => line.length <= LONGEST_ROW)
    .map((line) => line.trim().split(/\s+/))
    .filter((row) => row.length === 9 && row.every((cell) => /^\d$/.test(cell) || NO_NUMBER.test(cell)))
    .filter((row) => row.some((cell) => /\d/.test(cell)))
  const error = rows.length === 9 ? faultOfRows(rows, 'words') : undefined
  if (error === undefined) return undefined
  const board = rows.flat().map((cell) => (/^\d$/.test(cell) ? Number(cell) : 0))
  return { kind: 'unreadable', error, board }
}

function contentOf(reading: Boards): PrintedContent {
  switch (reading.kind) {
    case 'empty':
      return { kind: 'nothing' }
    case 'boards':
      return { kind: 'boards', boards: reading.grids.map(({ grid }) => grid) }
    case 'error':
      return { kind: 'unreadable', error: reading.error, board: undefined }
  }
}

/** Retries without the lines that are not rows; returns `reading` if that gives neither boards nor a clearer error. */
function readAgain(text: string, reading: Extract<Boards, { kind: 'error' }>): Boards {
  if (reading.error.code === 'too-long') return reading
  const rows = text.split('\n').filter((line) => line.trim() === '' || looksLikeRow(line))
  const again = readBoards(rows.join('\n'))
  if (again.kind !== 'error' && again.kind !== 'empty') return again
  const whole = rows.filter((line) => line.trim().split(/\s+/).length === 9)
  const nine = whole.length === 9 ? readBoards(whole.join('\n')) : again
  if (nine.kind === 'boards' && nine.grids.length === 1) return nine
  const isPlainer = again.kind === 'error' && again.error.code !== 'unrecognised'
  return reading.error.code === 'in-puzzle' && isPlainer ? again : reading
}

/** True if a line may be meant as a row of a board, even a damaged one. */
export function looksLikeRow(line: string): boolean {
  if (line.length > LONGEST_ROW) return false
  const words = line.trim().split(/\s+/)
  const isTight = words.length === 1 || words.every((word) => word.length === 3)
  return likenessOf([isTight ? Array.from(words.join('')) : words]) >= LEAST_LIKENESS
}

/** Maximum characters of a line in a message. */
const SHOWN = 24

/** Trims and shortens a line for a message. */
export function shortenLine(line: string): string {
  const plain = line.trim()
  return plain.length > SHOWN ? `${plain.slice(0, SHOWN)}…` : plain
}
