import type { ReadError } from '../errors.ts'
import { FEWEST_ROWS } from '../../reading/faults.ts'
import { faultOfListedCells } from './listedCells.ts'
import { hasMoreLines } from './pasted.ts'
import { isRule, LONGEST_ROW, withPlainMarks } from './rules.ts'

/**
 * Identifies texts other than a board of nine by nine digits: a picture, a list of cells with unclear coordinates,
 * pencil marks, a board of another size. Undefined for any other text. Called for texts that no format reads.
 */
export function identifyNonBoard(text: string): ReadError | undefined {
  if (PICTURE.test(text.slice(0, LONGEST_START))) return { code: 'picture' }
  const unclear = faultOfListedCells(text)
  if (unclear !== undefined) return unclear
  const rows = hasMoreLines(text, MOST_LINES) ? [] : rowsOf(text)
  if (hasPencilMarks(rows)) return { code: 'pencil-marks' }
  const size = sizeOf(rows)
  return size === undefined ? undefined : { code: 'board-size', found: size, expected: 9 }
}

/**
 * Matches a pasted picture: the first bytes of a picture file, a data address, markup, or the address of a picture
 * file.
 */
const PICTURE =
  /^\s*(?:data:image\/|.?PNG\n|GIF8[79]a|.{0,8}JFIF|.{0,8}Exif|RIFF.{4,8}WEBP|<svg\b|<img\b|!\[[^\]]*\]\([^)]*\)\s*$|\S+\.(?:png|jpe?g|gif|webp|svg|bmp|heic)(?:[?#]\S*)?\s*$)/i

/** Number of characters at the beginning of a text that are examined for a picture. */
const LONGEST_START = 400

/** Maximum lines of a text that is examined for a board: more than boards of any size have. */
const MOST_LINES = 2_000

type Row = readonly string[]

/** Returns the cells of each line that is neither blank nor a horizontal rule; none for a line that is not a row. */
function rowsOf(text: string): readonly Row[] {
  return withPlainMarks(text)
    .replace(/[\])}]\s*(?:,\s*)?[[({]/g, '\n')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !isRule(line))
    .map((line) => (line.length > LONGEST_ROW ? [] : cellsOf(line)))
}

function cellsOf(line: string): Row {
  const words = line
    .replace(/[|,;"'[\](){}]/g, ' ')
    .trim()
    .split(/\s+/)
  const cells = words.length === 1 ? Array.from(words[0]) : words
  return cells.every((cell) => CELL.test(cell)) ? cells : []
}

const CELL = /^(?:\d{1,9}|[A-Za-z.*_?-])$/

/** True if enough rows have 7–9 cells of ascending digits, and over a third of these cells have several digits. */
function hasPencilMarks(rows: readonly Row[]): boolean {
  const marked = rows.filter((row) => row.length >= 7 && row.length <= 9 && row.every(isAscending))
  const cells = marked.flat()
  return marked.length >= FEWEST_ROWS && cells.filter(({ length }) => length > 1).length > cells.length / 3
}

function isAscending(cell: string): boolean {
  return (
    /^[1-9]+$/.test(cell) && Array.from(cell).every((digit, index) => index === 0 || digit > cell[index - 1])
  )
}

/** Common sizes of boards other than nine. */
const SIZES = new Set([4, 6, 8, 10, 12, 16, 20, 25])

/**
 * Returns the size of a text's only board. Undefined unless the board is square and has a common size except nine, and
 * at least as many numbers as rows.
 */
function sizeOf(rows: readonly Row[]): number | undefined {
  const filled = rows.filter(({ length }) => length > 1)
  const [{ length } = { length: 0 }] = filled
  if (!SIZES.has(length) || filled.length !== length) return undefined
  const cells = filled.flat()
  const isBoard = filled.every((row) => row.length === length) && cells.every((cell) => fits(cell, length))
  return isBoard && cells.filter((cell) => /\d/.test(cell)).length >= length ? length : undefined
}

/** True if a cell may belong to a board of that size; letters represent values above nine. */
function fits(cell: string, size: number): boolean {
  return /^\d+$/.test(cell) ? Number(cell) <= size : size > 9 || /[.*_?-]/.test(cell)
}
