import type { ReadError } from '../errors.ts'
import { FEWEST_ROWS } from './cells.ts'
import type { Pasted } from './pasted.ts'
import { isRule, LONGEST_ROW, plainBorders } from './rules.ts'

/**
 * Texts with something else than a board of nine by nine digits, named for it: a picture, pencil marks, a board of another
 * size. Undefined for any other text. Asked of texts that no format reads.
 */
export function otherThanBoard({ text, lines }: Pasted): ReadError | undefined {
  if (PICTURE.test(text.slice(0, LONGEST_START))) return { code: 'picture' }
  const rows = lines.length > MOST_LINES ? [] : rowsOf(text)
  if (hasPencilMarks(rows)) return { code: 'pencil-marks' }
  const size = sizeOf(rows)
  return size === undefined ? undefined : { code: 'board-size', found: size, expected: 9 }
}

/** The bytes that a file of a picture begins with, as text; an address that holds a picture, or ends in the name of one. */
const PICTURE =
  /^\s*(?:data:image\/|.?PNG\n|GIF8[79]a|.{0,8}JFIF|.{0,8}Exif|RIFF.{4,8}WEBP|<svg\b|<img\b|!\[[^\]]*\]\([^)]*\)\s*$|\S+\.(?:png|jpe?g|gif|webp|svg|bmp|heic)(?:[?#]\S*)?\s*$)/i

const LONGEST_START = 400

/** More than boards of any size have. */
const MOST_LINES = 2_000

type Row = readonly string[]

/** The cells of each line, none of a line that is no row. */
function rowsOf(text: string): readonly Row[] {
  return text
    .replace(/[\])}]\s*(?:,\s*)?[[({]/g, '\n')
    .split('\n')
    .map((line) => plainBorders(line).trim())
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

/** Whether most cells of nine, or what is left of them, hold several digits in ascending order. */
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

/** Boards of other sizes that people solve. */
const SIZES = new Set([4, 6, 8, 10, 12, 16, 20, 25])

/** The size of the only board of a text, if it is as high as wide, has numbers in it, and is none of nine with a fault. */
function sizeOf(rows: readonly Row[]): number | undefined {
  const filled = rows.filter(({ length }) => length > 1)
  const [{ length } = { length: 0 }] = filled
  if (!SIZES.has(length) || filled.length !== length) return undefined
  const cells = filled.flat()
  const isBoard = filled.every((row) => row.length === length) && cells.every((cell) => fits(cell, length))
  return isBoard && cells.filter((cell) => /\d/.test(cell)).length >= length ? length : undefined
}

/** Whether a cell can be one of a board of that size: letters stand for what is above nine. */
function fits(cell: string, size: number): boolean {
  return /^\d+$/.test(cell) ? Number(cell) <= size : size > 9 || /[.*_?-]/.test(cell)
}
