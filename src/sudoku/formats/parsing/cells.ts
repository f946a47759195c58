import type { Grid } from '../../grid.ts'
import { failure, type Result, success } from '../../result.ts'
import type { ReadError } from '../errors.ts'

/** Characters that mark a blank cell. */
const BLANKS = '0.*_xX-?'

/** Words for a blank cell in programs and their output, accepted if the board has no other mark. */
const RARE_WORDS =
  'NA NaN nan nil NIL null NULL None none undefined Nothing nothing nullopt Empty empty Blank blank e n'.split(
    ' ',
  )

/** Rare marks for a blank cell, accepted if the board has no other mark. */
const RARE_BLANKS: ReadonlySet<string> = new Set([...'$ : # @ -1 "" .none'.split(' '), ...RARE_WORDS])

/** Stands for a character that is neither a digit nor a blank. */
const NO_DIGIT = 255

/** Maximum characters of a cell's text in an error message. */
const MAX_SHOWN = 12

/** Minimum likeness, 0–1, for a text to count as written in a format. */
export const LEAST_LIKENESS = 0.4

/** Minimum rows of a damaged board; fewer may be a table, a line with a number, or a call. */
export const FEWEST_ROWS = 5

/** Indexed by character code: the digit, 0 for a blank, else `NO_DIGIT`. */
const DIGITS = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code)
  return BLANKS.includes(character) ? 0 : /[1-9]/.test(character) ? Number(character) : NO_DIGIT
})

function digitOfCode(code: number): number {
  return code < DIGITS.length ? DIGITS[code] : NO_DIGIT
}

/** Parses the digit of a cell, 0 for a blank. @param text of the cell @param row, column from 0 */
function digitOf(text: string, row: number, column: number): Result<number, ReadError> {
  const digit = text.length === 1 ? digitOfCode(text.charCodeAt(0)) : NO_DIGIT
  if (digit !== NO_DIGIT) return success(digit)
  const place = { row: row + 1, column: column + 1 }
  if (/^-?[1-9]\d{0,14}$/.test(text)) return failure({ code: 'out-of-range', ...place, found: Number(text) })
  const found = text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text
  return failure({ code: 'not-a-digit', ...place, found })
}

/** True if a text could be a cell of a puzzle, even of a damaged one. */
function looksLikeCell(text: string): boolean {
  if (RARE_BLANKS.has(text)) return true
  return text.length === 1 ? digitOfCode(text.charCodeAt(0)) !== NO_DIGIT : /^\d{1,9}$/.test(text)
}

/**
 * Builds a grid from rows of cells. Fails with the first fault: a row too long or too short, then too many or too few
 * rows, then a cell that is no digit and no blank.
 * @param rows all rows, or the first nine @param count total number of rows
 */
export function gridOfRows(
  rows: readonly (readonly string[])[],
  count = rows.length,
): Result<Grid, ReadError> {
  const uneven = rows.slice(0, 9).findIndex((row) => row.length !== 9)
  if (uneven !== -1)
    return failure({ code: 'row-length', row: uneven + 1, found: rows[uneven].length, expected: 9 })
  if (count !== 9) return failure({ code: 'row-count', found: count, expected: 9 })
  const rule = ruleIn(rows)
  if (rule !== -1) return failure({ code: 'not-a-digit', row: rule + 1, column: 1, found: '-' })
  return digitsOf((row, column) => rows[row][column])
}

/**
 * Returns the index of a row of dashes alone among rows of which none has a dash: a horizontal line. A board whose
 * blanks are dashes has others. Returns -1 if there is none.
 */
function ruleIn(rows: readonly (readonly string[])[]): number {
  const others = rows.filter((row) => !isDashes(row))
  const areBlanks = others.length === 0 || others.some((row) => row.includes('-'))
  return areBlanks ? -1 : rows.findIndex(isDashes)
}

function isDashes(row: readonly string[]): boolean {
  return row.every((cell) => cell === '-')
}

/** Builds a grid from 81 cells without rows. @param code error code for a wrong number of cells */
function gridOfCells(cells: readonly string[], code: 'cell-count' | 'line-length'): Result<Grid, ReadError> {
  return cells.length === 81
    ? digitsOf((row, column) => cells[row * 9 + column])
    : failure({ code, found: cells.length, expected: 81 })
}

/**
 * Parses the 81 cells of a board. Fails with the first cell that is no digit and no blank.
 * @param textAt returns the text of a cell; row and column from 0
 */
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

/** Minimum number of cells with the same rare mark for it to mean a blank; fewer may be lost digits. */
const FEWEST_RARE_BLANKS = 9

/**
 * If all cells without a digit contain the same rare mark, returns the mark; else undefined. Requires at least
 * `FEWEST_RARE_BLANKS` such cells, and a digit in another cell.
 */
function rareBlankOf(texts: readonly string[]): string | undefined {
  const marks = texts.filter((text) => !/^[1-9]$/.test(text))
  const [mark] = marks
  const isOften = marks.length >= FEWEST_RARE_BLANKS && marks.length < texts.length
  return isOften && RARE_BLANKS.has(mark) && marks.every((other) => other === mark) ? mark : undefined
}

/** Builds a grid from a line of 81 characters. Same result as `gridOfCells`, but fast enough for files of puzzles. */
export function gridOfLine(line: string): Result<Grid, ReadError> {
  const grid: number[] = []
  for (let cell = 0; cell < line.length && line.length === 81; cell++) {
    const digit = digitOfCode(line.charCodeAt(cell))
    if (digit === NO_DIGIT) break
    grid.push(digit)
  }
  return grid.length === 81 ? success(grid) : gridOfCells(Array.from(line), 'line-length')
}

/** Likeness of a row of nine words if none of the words looks like a cell. */
const SHAPE = 0.25

/**
 * Returns how much rows resemble a puzzle, 0–1: mean nearness to nine cells × (`SHAPE` + (1 − `SHAPE`) × share of texts
 * that look like cells).
 */
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
