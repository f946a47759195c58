import type { Grid } from '../grid.ts'
import { failure, type Result, success } from '../result.ts'
import type { ReadError } from './errors.ts'

/** What the texts of the world write into a blank cell, besides leaving it empty. */
const BLANKS = new Set(['0', '.', '*', '_', 'x', 'X', '-'])

const SHOWN = 12

/** The digit of one cell, 0 for a blank. @param text what stands in the cell. @param row, column from 0. */
function digitOf(text: string, row: number, column: number): Result<number, ReadError> {
  if (BLANKS.has(text)) return success(0)
  if (/^[1-9]$/.test(text)) return success(Number(text))
  const place = { row: row + 1, column: column + 1 }
  if (/^[+-]?\d{1,15}$/.test(text)) return failure({ code: 'out-of-range', ...place, found: Number(text) })
  const found = text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
  return failure({ code: 'not-a-digit', ...place, found })
}

/** Whether a text could stand in a cell: what a puzzle consists of, even a damaged one. */
export function looksLikeCell(text: string): boolean {
  return BLANKS.has(text) || /^\d{1,2}$/.test(text)
}

/**
 * The grid of rows that a format has cut into cells. The first fault is told: a row too long or too short, then too
 * many or too few rows, then a cell that holds no digit.
 */
export function gridOfRows(rows: readonly (readonly string[])[]): Result<Grid, ReadError> {
  const uneven = rows.slice(0, 9).findIndex((row) => row.length !== 9)
  if (uneven !== -1)
    return failure({ code: 'row-length', row: uneven + 1, found: rows[uneven].length, expected: 9 })
  if (rows.length !== 9) return failure({ code: 'row-count', found: rows.length, expected: 9 })
  const grid: number[] = []
  for (const [row, cells] of rows.entries()) {
    for (const [column, text] of cells.entries()) {
      const digit = digitOf(text, row, column)
      if (!digit.ok) return digit
      grid.push(digit.value)
    }
  }
  return success(grid)
}

/** How much of the rows is as a puzzle has it, 0–1: the share of rows with nine cells × of cells that look like one. */
export function likenessOfRows(rows: readonly (readonly string[])[]): number {
  let nines = 0
  let cells = 0
  let likely = 0
  for (const row of rows) {
    if (row.length === 9) nines++
    for (const text of row) {
      cells++
      if (looksLikeCell(text)) likely++
    }
  }
  return cells === 0 ? 0 : (nines / rows.length) * (likely / cells)
}
