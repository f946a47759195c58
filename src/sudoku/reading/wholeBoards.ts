/** Reads boards whose 81 cells are one stretch, mostly on one line, and says what is wrong with them. */
import { cut, type CutKind, digitsOf, wordsOf } from './cuts.ts'
import { faultOfCells, FEWEST_ROWS } from './faults.ts'
import type { ScannedBoard, ScannedFault } from './found.ts'
import { formatInBracket } from './notation.ts'
import { sizeOf, type Stretch } from './stretches.ts'

/** Minimum cells of a board with one on each line, or with all on one line. */
export const FEWEST_CELLS = 28

/** Maximum characters of a stretch that is a board. */
const LONGEST_STRETCH = 5_000

/** Reads boards of 81 cells in one stretch. */
export function wholeBoards({ text, start, end, line, before }: Stretch): readonly ScannedBoard[] {
  if (text.length < 81 || text.length > LONGEST_STRETCH) return []
  const words = wordsOf(text)
  const board = (cells: readonly string[], kind: CutKind): readonly ScannedBoard[] => {
    const grid = digitsOf(cells, kind)
    return grid === undefined
      ? []
      : [{ grid, start, end, line, format: 'line-81', isLong: true, run: -1, rows: [{ start, end }] }]
  }
  const long = words.map(withoutFullStop).filter(({ length }) => length === 81)
  if (long.length > 0) return long.flatMap((word) => board(Array.from(word), 'packed'))
  const cells = cellsOfLine(text, words)
  return cells.length !== 81 || hasUnevenRows(text)
    ? []
    : board(cells, 'comma').map((found) => ({
        ...found,
        isLong: false,
        format: formatInBracket(before, text, 'comma') ?? 'line-81',
      }))
}

/** Returns the cells of a stretch with all cells of a board. */
function cellsOfLine(text: string, words: readonly string[]): readonly string[] {
  const isTight =
    words.length > 1 && words.every(({ length }) => length === words[0].length && length % 3 === 0)
  if (isTight) return Array.from(words.join(''))
  const fields = cut(text, 'comma')
  return fields?.length === 81 ? fields : (cut(text, 'words') ?? [])
}

function isLine(word: string): boolean {
  return word.length === 81 && digitsOf(Array.from(word), 'packed') !== undefined
}

/** Removes the full stop of a sentence from a board whose blanks have another mark. */
function withoutFullStop(word: string): string {
  const isOther = word.length === 82 || /[0*_xX?-]/.test(word)
  return isOther && word.length > 80 && word.indexOf('.') === word.length - 1 ? word.slice(0, -1) : word
}

/** Separates rows on one line. */
const WIDE_SPACE = '  '

/** True if separators divide a stretch into rows of which some do not have nine cells. */
function hasUnevenRows(text: string): boolean {
  return ['\n', ';', '|', WIDE_SPACE].some((sign) => {
    if (sign === WIDE_SPACE && text.includes('\n')) return false
    const sizes = text
      .split(sign)
      .map(sizeOf)
      .filter((size) => size > 0)
    return sizes.filter((size) => size === 9).length >= FEWEST_ROWS && sizes.some((size) => size !== 9)
  })
}

/** True if enough parts of a stretch have as many cells as a row, or as one with a label. */
function areRows(sizes: readonly number[]): boolean {
  return [9, 10, 8].some((cells) => sizes.filter((size) => size === cells).length >= FEWEST_ROWS)
}

/** Splits a stretch with separators between its rows. */
export function splitRows(stretch: Stretch): readonly Stretch[] {
  if (stretch.text.length < 50 || stretch.text.length > LONGEST_STRETCH) return [stretch]
  for (const sign of ['\n', ';', '|', ',', WIDE_SPACE]) {
    const parts = stretch.text.split(sign)
    if (parts.length < FEWEST_ROWS || !areRows(parts.map(sizeOf))) continue
    let { start, line } = stretch
    return parts.flatMap((text) => {
      const part = { ...stretch, start, end: start + text.length, text, line, size: sizeOf(text) }
      start += text.length + sign.length
      if (sign === '\n') line++
      return text.trim() === '' ? [] : part
    })
  }
  return [stretch]
}

export function isLineOfCells({ before, after }: Stretch): boolean {
  return (before === '' || before === '\n') && (after === '' || after === '\n')
}

/** Minimum characters of a damaged board on a line with other words. */
const SHORTEST_LINE = 41
const LONGEST_LINE = 400
/** How many characters more or less than 81 a damaged board has beside others that are no lines. */
const FARTHEST = 10

/**
 * Returns what is wrong with the cells of a board on one line.
 * @param isCollection whether all boards of the text are lines @param isAmongOthers whether some are not
 */
export function faultOfLine(
  stretch: Stretch,
  isCollection: boolean,
  isAmongOthers: boolean,
  text: string,
): ScannedFault | undefined {
  if (stretch.text.length > LONGEST_STRETCH) return undefined
  const words = wordsOf(stretch.text).map(withoutFullStop)
  const word = words.find(
    (each) => each.length >= SHORTEST_LINE && each.length <= LONGEST_LINE && !isLine(each),
  )
  const { start, end, line } = stretch
  const place = { start, end, line, format: 'line-81', isLong: true, run: -1, likeness: 1 }
  if (word !== undefined && /[1-9]/.test(word)) {
    const cells = Array.from(word)
    if (isAmongOthers && Math.abs(cells.length - 81) > FARTHEST) return undefined
    const likely = cells.filter((cell) => /[\d.*_xX?$:#@~-]/.test(cell)).length / cells.length
    if (likely < 0.8) return undefined
    const error = faultOfCells(cells, 'packed', 'line-length')
    return error && { ...place, error, likeness: likely }
  }
  if (
    isCollection &&
    words.length === 1 &&
    words[0].length < SHORTEST_LINE &&
    isLineOfCells(stretch) &&
    start > 0 &&
    /^[\d.*_xX?-]+$/.test(words[0])
  )
    return { ...place, error: { code: 'line-length', found: words[0].length, expected: 81 } }
  if (words.length < FEWEST_CELLS || hasUnevenRows(stretch.text) || splitRows(stretch).length > 1)
    return undefined
  const cells = cellsOfLine(stretch.text, words)
  if (cells.filter((cell) => /^[\d.*_xX?-]$/.test(cell)).length / cells.length < 0.8) return undefined
  const error = faultOfCells(cells, 'comma', 'cell-count')
  return (
    error && {
      ...place,
      isLong: false,
      error,
      format: /[[({]/.test(text.charAt(start - 1)) ? 'codewars' : 'line-81',
    }
  )
}
