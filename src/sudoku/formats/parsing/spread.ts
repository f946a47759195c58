import { givensOf } from '../../givens.ts'
import { type PuzzleText, type ParseOutcome, parsePuzzles, numberLabel } from '../format.ts'
import { gridOfCells, gridOfRows, looksLikeCell } from './cells.ts'
import type { Pasted } from './pasted.ts'
import { cutAtSpaces } from './rows.ts'

/** Maximum characters of a line with 81 separated cells. */
const LONGEST = 500

/** Minimum cells of a board on one line; a line with a single row, separators included, has fewer words. */
const FEWEST_CELLS = 28

/** Minimum groups (rows or parts of rows) on a line, and minimum cells in each row; fewer may be anything. */
const FEWEST_GROUPS = 5

/** Minimum share of a line's words that look like cells. */
const LEAST_LIKENESS = 0.8

/**
 * Parses boards with all cells on one line, in groups (`530070000 600195000 …`, `530070000|600195000|…`) or cell by
 * cell (`5 3 0 …`, `5,3,0,…`); or with one cell per line.
 */
export function parseSpread({ lines }: Pasted): ParseOutcome | undefined {
  const filled = lines.filter((line) => line !== '')
  const isColumn = filled.length >= FEWEST_CELLS && filled.every((line) => line.length === 1)
  const column = columnWithEmptyCells(lines) ?? (isColumn ? filled : undefined)
  const texts: PuzzleText[] = []
  let likeness = 1
  for (const [index, line] of (column === undefined ? lines : [column.join(' ')]).entries()) {
    const rows = line.length > LONGEST ? [] : rowsOf(line)
    const cells = rows.flat()
    const likely = cells.filter(looksLikeCell).length / Math.max(FEWEST_CELLS, cells.length)
    if (likely < LEAST_LIKENESS) continue
    likeness = Math.min(likeness, likely)
    const read = () => (rows.length === 1 ? gridOfCells(cells, 'cell-count') : gridOfRows(rows))
    texts.push({ label: numberLabel(index + 1), read })
  }
  return parsePuzzles(texts, likeness)
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

/** Minimum givens of a board whose blanks are empty lines. */
const FEWEST_GIVENS = 17

type Row = readonly string[]

/** Separators between the rows of a board on one line, besides spaces. */
const JOINTS = ['|', '/', ';', ',']

/** Splits a line at a separator into the rows of a board; without such rows, returns all its cells as one row. */
function rowsOf(line: string): readonly Row[] {
  for (const joint of JOINTS) {
    if (!line.includes(joint)) continue
    const rows = withoutEnds(line, joint)
      .split(joint)
      .map((row) => cellsOfGroup(row.trim()))
    if (rows.length >= FEWEST_GROUPS && rows.every(({ length }) => length >= FEWEST_GROUPS)) return rows
  }
  const words = line.includes(',') ? line.split(',').map((word) => word.trim() || '0') : cutAtSpaces(line)
  const isGrouped =
    words.length >= FEWEST_GROUPS && words.every(({ length }) => length === (words.length > 9 ? 3 : 9))
  return [isGrouped ? Array.from(words.join('')) : words]
}

/** Removes a separator from either end of a line. */
function withoutEnds(line: string, joint: string): string {
  const start = line.startsWith(joint) ? 1 : 0
  return line.slice(start, line.endsWith(joint) ? -1 : undefined)
}

/** Cuts one of several rows on a line into cells. */
function cellsOfGroup(row: string): Row {
  const words = cutAtSpaces(row)
  const isTight = words.length === 1 || words.every(({ length }) => length === 3)
  return isTight ? Array.from(words.join('')) : words
}
