/** Says what is wrong with rows that are nearly a board: in which row and column, and what was expected. */
import { countsOf } from '../counts.ts'
import type { ReadError } from '../formats/errors.ts'
import { EMPTY_GRID, type Grid } from '../grid.ts'
import { failure, type Result, success } from '../result.ts'
import {
  cut,
  CUT_KINDS,
  type CutKind,
  digitsOf,
  isCommonBlank,
  isOftenIn,
  isRareBlank,
  ornamentsOf,
  withoutOrnaments,
  wordsOf,
} from './cuts.ts'
import { isBlankWord, type Stretch } from './stretches.ts'

interface Fault {
  readonly error: ReadError
  /** How much the rows resemble a board, 0–1. */
  readonly likeness: number
  readonly kind: CutKind
}

/** Minimum rows of a damaged board; fewer may be a table, a line with a number, or a call. */
export const FEWEST_ROWS = 5

/** Least resemblance of rows to a board for them to be a damaged one. */
export const LEAST_LIKENESS = 0.4

/** Maximum characters of a cell's text in an error. */
const MAX_SHOWN = 12

/** Returns the first fault of rows, in the notation in which they resemble a board most; undefined if in none. */
export function faultOf(rows: readonly Stretch[]): Fault | undefined {
  let likest: Fault | undefined
  for (const kind of CUT_KINDS) {
    const found = withoutCommonOrnaments(rows.map(({ text }) => cellsIn(text, kind)))
    const cells = kind === 'words' ? cellsByPlace(rows, found) : found
    const likeness = likenessOf(cells)
    if (likeness > (likest?.likeness ?? 0)) {
      const error = faultOfRows(cells, kind)
      if (error !== undefined) likest = { error, likeness, kind }
    }
  }
  return likest
}

/** Removes labels and marks that the rows have in common, also if a row has lost a cell. */
function withoutCommonOrnaments(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const width = mostFrequent(rows.map(({ length }) => length))
  if (width <= 9) return rows
  const whole = rows.filter(({ length }) => length === width)
  const ornaments = ornamentsOf(whole, true)
  if (ornaments === undefined) return rows
  const isOpen = ornaments.right > 0 && whole.every((row) => row[width - 1] === '')
  return rows.map((row) => {
    const hasEnd = !isOpen || row[row.length - 1] === ''
    return withoutOrnaments(row, hasEnd ? ornaments : { ...ornaments, right: 0 })
  })
}

/** Cuts a row that may have lost cells, or its separators. */
function cellsIn(text: string, kind: CutKind): readonly string[] {
  if (kind === 'packed' && wordsOf(text).length === 2 && !/^\s*\S{1,2}\s/.test(text))
    return Array.from(text.trim())
  return cut(text, kind, 1) ?? [text]
}

/** By place of the cells of other rows: finds the cell that is a space. */
function cellsByPlace(
  rows: readonly Stretch[],
  cells: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  const places = rows.map(({ text }) => Array.from(text.matchAll(/[^\s|]/g), ({ index }) => index))
  const whole = places.find((_, index) => cells[index].length === 9 && places[index].length === 9)
  if (whole === undefined || !rows.every(({ text }) => text.includes('|'))) return cells
  return cells.map((row, index) =>
    row.length < 9 &&
    rows[index].text.length > whole[8] &&
    places[index].every((place) => whole.includes(place))
      ? whole.map((place) => rows[index].text[place])
      : row,
  )
}

function mostFrequent(numbers: readonly number[]): number {
  return Array.from(countsOf(numbers)).reduce((most, entry) => (entry[1] > most[1] ? entry : most), [0, 0])[0]
}

/** Returns how much rows resemble a board, 0–1: by their lengths, and by how many words look like cells. */
export function likenessOf(rows: readonly (readonly string[])[]): number {
  let nearness = 0
  let likely = 0
  for (const row of rows) {
    nearness += Math.max(0, 1 - Math.abs(row.length - 9) / 5)
    likely += row.filter(looksLikeCell).length / Math.max(1, row.length)
  }
  return (nearness / rows.length) * (0.25 + (0.75 * likely) / rows.length)
}

function looksLikeCell(cell: string): boolean {
  return /^(?:\d{1,9}|-1|[.*_xX?$:#@!-]|)$/.test(cell) || isBlankWord(cell)
}

/** Returns the first fault of rows of cells: a row too long or too short, too many or too few rows, or a cell. */
export function faultOfRows(rows: readonly (readonly string[])[], kind: CutKind): ReadError | undefined {
  const uneven = rows.slice(0, 9).findIndex(({ length }) => length !== 9)
  if (uneven !== -1) return { code: 'row-length', row: uneven + 1, found: rows[uneven].length, expected: 9 }
  if (rows.length !== 9) return { code: 'row-count', found: rows.length, expected: 9 }
  return cellFault(rows.flat(), kind)
}

/** Returns the first fault of the cells of a whole board. @param code of the error if they are not 81 */
export function faultOfCells(
  cells: readonly string[],
  kind: CutKind,
  code: 'cell-count' | 'line-length',
): ReadError | undefined {
  return cells.length === 81 ? cellFault(cells, kind) : { code, found: cells.length, expected: 81 }
}

/** Reads a line of 81 characters. */
export function gridOfLine(line: string): Result<Grid, ReadError> {
  const cells = Array.from(line)
  const error = faultOfCells(cells, 'packed', 'line-length')
  return error === undefined ? success(digitsOf(cells, 'packed') ?? EMPTY_GRID) : failure(error)
}

/** Returns the first of 81 cells that is neither a digit nor a blank. */
function cellFault(cells: readonly string[], kind: CutKind): ReadError | undefined {
  if (digitsOf(cells, kind) !== undefined) return undefined
  const marks = cells.filter((cell) => !/^[1-9]$/.test(cell))
  const blank =
    kind === 'bar' || marks.some(isCommonBlank)
      ? undefined
      : marks.find((mark) => isRareBlank(mark) && (mark === '' || isOftenIn(cells, mark)))
  const index = cells.findIndex((cell) => !/^(?:\d|[.*_xX?-])$/.test(cell) && cell !== blank)
  if (index === -1) return undefined
  const place = { row: Math.floor(index / 9) + 1, column: (index % 9) + 1 }
  const found = cells[index] === '' ? ' ' : cells[index]
  if (/^-?[1-9]\d{0,14}$/.test(found)) return { code: 'out-of-range', ...place, found: Number(found) }
  return {
    code: 'not-a-digit',
    ...place,
    found: found.length > MAX_SHOWN ? `${found.slice(0, MAX_SHOWN)}…` : found,
  }
}
