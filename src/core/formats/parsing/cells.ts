import type { Grid } from '../../grid.ts'
import { failure, type Result, success } from '../../result.ts'
import type { ReadError } from '../errors.ts'

/** Characters for a blank cell, besides none at all. */
const BLANKS = '0.*_xX-?'

/** Marks of a few texts for a blank cell: one counts where the board has no other. */
const RARE_BLANKS: ReadonlySet<string> = new Set(
  '$ : # @ -1 "" NA NaN nan nil NULL undefined Nothing'.split(' '),
)

const NO_DIGIT = 255

/** Characters of a cell's text that a message shows. */
const SHOWN = 12

/** Below this likeness a text is taken for another format, or for none. */
export const LEAST_LIKENESS = 0.4

/** Fewer rows than this are no damaged board: a table, a number on a line, a call. */
export const FEWEST_ROWS = 5

/** By character code: the digit, 0 for a blank. */
const DIGITS = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code)
  return BLANKS.includes(character) ? 0 : /[1-9]/.test(character) ? Number(character) : NO_DIGIT
})

function digitOfCode(code: number): number {
  return code < DIGITS.length ? DIGITS[code] : NO_DIGIT
}

/** The digit of one cell, 0 for a blank. @param text what stands in the cell. @param row, column from 0. */
function digitOf(text: string, row: number, column: number): Result<number, ReadError> {
  const digit = text.length === 1 ? digitOfCode(text.charCodeAt(0)) : NO_DIGIT
  if (digit !== NO_DIGIT) return success(digit)
  const place = { row: row + 1, column: column + 1 }
  if (/^-?[1-9]\d{0,14}$/.test(text)) return failure({ code: 'out-of-range', ...place, found: Number(text) })
  const found = text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
  return failure({ code: 'not-a-digit', ...place, found })
}

/** The cell in a field of a table, without its quotation marks and the point of a float. */
export function plainField(field: string): string {
  return field
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2')
    .replace(/^(\d)\.0*$/, '$1')
}

/** Whether a text could stand in a cell: what a puzzle consists of, even a damaged one. */
export function looksLikeCell(text: string): boolean {
  if (RARE_BLANKS.has(text)) return true
  return text.length === 1 ? digitOfCode(text.charCodeAt(0)) !== NO_DIGIT : /^\d{1,9}$/.test(text)
}

/**
 * The grid of rows that a format has cut into cells. The first fault is told: a row too long or too short, then too
 * many or too few rows, then a cell that holds no digit.
 * @param rows the first nine will do. @param count how many there are.
 */
export function gridOfRows(
  rows: readonly (readonly string[])[],
  count = rows.length,
): Result<Grid, ReadError> {
  const uneven = rows.slice(0, 9).findIndex((row) => row.length !== 9)
  if (uneven !== -1)
    return failure({ code: 'row-length', row: uneven + 1, found: rows[uneven].length, expected: 9 })
  if (count !== 9) return failure({ code: 'row-count', found: count, expected: 9 })
  return digitsOf((row, column) => rows[row][column])
}

/** The grid of 81 cells without rows. @param code what to call a wrong number of them. */
export function gridOfCells(
  cells: readonly string[],
  code: 'cell-count' | 'line-length',
): Result<Grid, ReadError> {
  return cells.length === 81
    ? digitsOf((row, column) => cells[row * 9 + column])
    : failure({ code, found: cells.length, expected: 81 })
}

/** @param textAt what stands in a cell; row and column from 0. */
function digitsOf(textAt: (row: number, column: number) => string): Result<Grid, ReadError> {
  const texts = Array.from({ length: 81 }, (_, cell) => textAt(Math.floor(cell / 9), cell % 9))
  const blank = rareBlankOf(texts)
  const grid: number[] = []
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 9; column++) {
      const text = texts[row * 9 + column]
      const digit = digitOf(text === blank ? '0' : text, row, column)
      if (!digit.ok) return digit
      grid.push(digit.value)
    }
  }
  return success(grid)
}

/** Fewer of them on a board may be digits that were lost. */
const FEWEST_RARE_BLANKS = 9

/** The only mark of a board that is no digit, if it is known to stand for blanks and there are digits too. */
function rareBlankOf(texts: readonly string[]): string | undefined {
  const marks = texts.filter((text) => !/^[1-9]$/.test(text))
  const [mark] = marks
  const isOften = marks.length >= FEWEST_RARE_BLANKS && marks.length < texts.length
  return isOften && RARE_BLANKS.has(mark) && marks.every((other) => other === mark) ? mark : undefined
}

/** The grid of a line of 81 characters. Says the same as `gridOfCells`; a file of puzzles needs it fast. */
export function gridOfLine(line: string): Result<Grid, ReadError> {
  const grid: number[] = []
  for (let cell = 0; cell < line.length && line.length === 81; cell++) {
    const digit = digitOfCode(line.charCodeAt(cell))
    if (digit === NO_DIGIT) break
    grid.push(digit)
  }
  return grid.length === 81 ? success(grid) : gridOfCells(Array.from(line), 'line-length')
}

/** How much of the line consists of cells, 0–1. */
export function likenessOfLine(line: string): number {
  let likely = 0
  for (let index = 0; index < line.length; index++) {
    if (digitOfCode(line.charCodeAt(index)) !== NO_DIGIT || RARE_BLANKS.has(line[index])) likely++
  }
  return line.length === 0 ? 0 : likely / line.length
}

/** The likeness of a line of nine words even if none looks like a cell. */
const SHAPE = 0.25

/** How much of the rows is as a puzzle has it, 0–1: how near they come to nine cells, and how many look like cells. */
export function likenessOfRows(rows: readonly (readonly string[])[]): number {
  let nearness = 0
  let cells = 0
  let likely = 0
  for (const row of rows) {
    nearness += Math.max(0, 1 - Math.abs(row.length - 9) / 5)
    cells += row.length
    for (const text of row) if (looksLikeCell(text)) likely++
  }
  return cells === 0 ? 0 : (nearness / rows.length) * (SHAPE + (1 - SHAPE) * (likely / cells))
}
