import type { Grid } from '../grid.ts'
import { failure, type Result, success } from '../result.ts'
import type { ReadError } from './errors.ts'

/** What texts write into a blank cell, besides leaving it empty. */
const BLANKS = new Set(['0', '.', '*', '_', 'x', 'X', '-'])

/** Characters of a cell's text that a message shows. */
const SHOWN = 12

/** Below this likeness a text is taken for another format, or for none. */
export const LEAST_LIKENESS = 0.4

/** The digit of one cell, 0 for a blank. @param text what stands in the cell. @param row, column from 0. */
function digitOf(text: string, row: number, column: number): Result<number, ReadError> {
  if (BLANKS.has(text)) return success(0)
  if (/^[1-9]$/.test(text)) return success(Number(text))
  const place = { row: row + 1, column: column + 1 }
  if (/^-?[1-9]\d{0,14}$/.test(text)) return failure({ code: 'out-of-range', ...place, found: Number(text) })
  const found = text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
  return failure({ code: 'not-a-digit', ...place, found })
}

/** Whether a text could stand in a cell: what a puzzle consists of, even a damaged one. */
export function looksLikeCell(text: string): boolean {
  return BLANKS.has(text) || /^\d{1,9}$/.test(text)
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
  const uneven = rows.findIndex((row) => row.length !== 9)
  if (uneven !== -1)
    return failure({ code: 'row-length', row: uneven + 1, found: rows[uneven].length, expected: 9 })
  if (count !== 9) return failure({ code: 'row-count', found: count, expected: 9 })
  return digitsOf(rows.flat())
}

/** The grid of 81 cells without rows. @param code what to call a wrong number of them. */
export function gridOfCells(
  cells: readonly string[],
  code: 'cell-count' | 'line-length',
): Result<Grid, ReadError> {
  return cells.length === 81 ? digitsOf(cells) : failure({ code, found: cells.length, expected: 81 })
}

function digitsOf(cells: readonly string[]): Result<Grid, ReadError> {
  const grid: number[] = []
  for (const [cell, text] of cells.entries()) {
    const digit = digitOf(text, Math.floor(cell / 9), cell % 9)
    if (!digit.ok) return digit
    grid.push(digit.value)
  }
  return success(grid)
}

/** The grid of a line of 81 characters. Says the same as `gridOfCells`; a file of puzzles needs it fast. */
export function gridOfLine(line: string): Result<Grid, ReadError> {
  const grid: number[] = []
  for (let cell = 0; cell < line.length && line.length === 81; cell++) {
    const code = line.charCodeAt(cell)
    const digit = code < DIGITS.length ? DIGITS[code] : NO_DIGIT
    if (digit === NO_DIGIT) break
    grid.push(digit)
  }
  return grid.length === 81 ? success(grid) : gridOfCells(Array.from(line), 'line-length')
}

const NO_DIGIT = 255

/** By character code: the digit, 0 for a blank. */
const DIGITS = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code)
  return BLANKS.has(character) ? 0 : /[1-9]/.test(character) ? Number(character) : NO_DIGIT
})

/** How much of the line consists of cells, 0–1. */
export function likenessOfLine(line: string): number {
  let likely = 0
  for (let index = 0; index < line.length; index++) {
    const code = line.charCodeAt(index)
    if (code < DIGITS.length && DIGITS[code] !== NO_DIGIT) likely++
  }
  return line.length === 0 ? 0 : likely / line.length
}

/** What nine cells on a line are worth even if none of them looks like one: the likeness of the shape alone. */
const SHAPE = 0.25

/** How much of the rows is as a puzzle has it, 0–1: how near they come to nine cells, and how many look like cells. */
export function likenessOfRows(rows: readonly (readonly string[])[]): number {
  let nearness = 0
  let cells = 0
  let likely = 0
  for (const row of rows) {
    nearness += Math.max(0, 1 - Math.abs(row.length - 9) / 5)
    cells += row.length
    likely += row.filter(looksLikeCell).length
  }
  return cells === 0 ? 0 : (nearness / rows.length) * (SHAPE + (1 - SHAPE) * (likely / cells))
}
