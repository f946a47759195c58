import { LEAST_LIKENESS, likenessOfRows } from '../../formats/parsing/cells.ts'
import { plainText } from '../../formats/parsing/pasted.ts'
import { type ReadError, readText, type Reading } from '../../formats/reading.ts'
import type { Grid } from '../../grid.ts'

/** A program's output, read as far as possible. */
export interface Printed {
  /** Without what the clipboard adds: direction marks, a code fence; lines end in `\n`. */
  readonly text: string
  /** Id of the text format that the boards are written in; null where the text resembles none. */
  readonly format: string | null
  readonly content: PrintedContent
}

export type PrintedContent =
  | { readonly kind: 'nothing' }
  /** In the order of the text; at least one. */
  | { readonly kind: 'boards'; readonly boards: readonly Grid[] }
  | { readonly kind: 'unreadable'; readonly error: ReadError }

/** Reads what a program printed. Never throws. */
export function printedOf(output: string): Printed {
  const text = plainText(output)
  const reading = readText(text)
  const best = reading.kind === 'error' ? readAgain(text, reading) : reading
  return {
    text,
    format: best.kind === 'empty' ? null : best.format,
    content: text.trim() === '' ? { kind: 'nothing' } : contentOf(best),
  }
}

function contentOf(reading: Reading): PrintedContent {
  switch (reading.kind) {
    case 'empty':
      return { kind: 'nothing' }
    case 'puzzle':
    case 'complete':
      return { kind: 'boards', boards: [reading.grid] }
    case 'answered':
      return { kind: 'boards', boards: [reading.grid, reading.answer] }
    case 'several':
      return { kind: 'boards', boards: reading.puzzles.map(({ grid }) => grid) }
    case 'error':
      return { kind: 'unreadable', error: reading.error }
  }
}

/** The text without the lines that are no rows, if that can be read. */
function readAgain(text: string, reading: Extract<Reading, { kind: 'error' }>): Reading {
  if (reading.error.code === 'too-long') return reading
  const rows = text.split('\n').filter((line) => line.trim() === '' || looksLikeRow(line))
  const again = readText(rows.join('\n'))
  return again.kind === 'error' || again.kind === 'empty' ? reading : again
}

const LONGEST_ROW = 400

/** Whether a line could be meant as a row of a board, even a damaged one. */
export function looksLikeRow(line: string): boolean {
  if (line.length > LONGEST_ROW) return false
  const words = line.trim().split(/\s+/)
  const isTight = words.length === 1 || words.every((word) => word.length === 3)
  return likenessOfRows([isTight ? Array.from(words.join('')) : words]) >= LEAST_LIKENESS
}

/** Characters of a line that a message shows. */
const SHOWN = 24

/** A line as a message shows it. */
export function shortened(line: string): string {
  const plain = line.trim()
  return plain.length > SHOWN ? `${plain.slice(0, SHOWN)}…` : plain
}
