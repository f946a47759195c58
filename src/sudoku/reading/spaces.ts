/** Finds blanks that are spaces or empty lines, in texts without quotation marks and bars. */
import { givensOf } from '../givens.ts'
import { cellsByPlace, FEWEST_BLANKS } from './columns.ts'

/** A row of only digits and spaces; a row without digits may be an empty line. */
const ROW = /^ *(?:[1-9] *){0,9}$/

const LONGEST_ROW = 60

const FEWEST_GIVENS = 17

/**
 * Finds boards whose blanks are spaces, `53  7`, and replaces these spaces by dots. Returns all lines; undefined if
 * there is no board. Empty lines within a board move behind it. A board must have at least 17 givens and nine blanks,
 * digits in its first and last column, and no conflicts, because otherwise any nine lines of numbers would match.
 */
export function withSpaceBlanks(lines: readonly string[]): readonly string[] | undefined {
  let drawn: string[] | undefined
  for (let start = 0; start < lines.length; start++) {
    if (!isRow(lines[start]) || (start > 0 && isRow(lines[start - 1]))) continue
    let end = start + 1
    while (end < lines.length && isRow(lines[end])) end++
    const group = lines.slice(start, end)
    const top = group.findIndex((line) => line.trim() !== '')
    const bottom = group.findLastIndex((line) => line.trim() !== '') + 1
    const rows = top === -1 ? [] : rowsOf(group.slice(top, bottom))
    if (rows.length === 9) {
      drawn ??= [...lines]
      drawn.splice(start + top, bottom - top, ...rows, ...Array<string>(bottom - top - 9).fill(''))
    }
    start = end - 1
  }
  return drawn
}

function isRow(line: string): boolean {
  return line.length <= LONGEST_ROW && ROW.test(line)
}

/** Returns the nine rows of a board, with dots for blanks; empty if the lines are not a board. */
function rowsOf(lines: readonly string[]): readonly string[] {
  // Empty lines after the third and the sixth row are not rows.
  const isBanded = lines.length === 11 && lines[3].trim() === '' && lines[7].trim() === ''
  const rows = isBanded ? lines.filter((_, index) => index !== 3 && index !== 7) : lines
  if (rows.length !== 9) return []
  const filled = rows.filter((row) => row.trim() !== '')
  const start = Math.min(...filled.map((row) => row.length - row.trimStart().length))
  const board = cellsByPlace(rows.map((row) => row.slice(start)))?.map((row) =>
    row.map((cell) => cell || ' '),
  )
  if (board === undefined) return []
  const grid = board.flat().map((cell) => (cell === ' ' ? 0 : Number(cell)))
  const givens = grid.filter((digit) => digit !== 0).length
  if (givens < FEWEST_GIVENS || 81 - givens < FEWEST_BLANKS || !givensOf(grid).ok) return []
  return board.map((row) => row.join('').replaceAll(' ', '.'))
}

/**
 * Returns the cells of a board with one on each of 81 lines, `0` for an empty one. Undefined if no line is empty, and
 * for a text that may have lost lines: with fewer than 17 givens or with conflicts, or whose cells are a line apart.
 */
export function columnWithEmptyCells(lines: readonly string[]): readonly string[] | undefined {
  const column = lines.at(-1) === '' && lines.length === 82 ? lines.slice(0, -1) : lines
  if (column.length !== 81 || !column.includes('') || !column.every((line) => /^[1-9]?$/.test(line)))
    return undefined
  const isApart = [0, 1].some((first) => column.every((line, index) => index % 2 === first || line === ''))
  const isSure =
    column.filter((line) => line !== '').length >= FEWEST_GIVENS && givensOf(column.map(Number)).ok
  return isSure && !isApart ? column.map((line) => line || '0') : undefined
}
