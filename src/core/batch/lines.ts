import { gridOfCells, gridOfLine, likenessOfLine, looksLikeCell } from '../formats/parsing/cells.ts'
import { plainText } from '../formats/parsing/pasted.ts'
import type { ReadError } from '../formats/errors.ts'
import type { Grid } from '../grid.ts'
import { CELLS } from '../units.ts'

/** A parsed line of a text with many puzzles. */
export type BatchLine =
  /** `solution`: the 81 digits after the puzzle, if the line has them. */
  | { readonly kind: 'puzzle'; readonly grid: Grid; readonly solution: Grid | undefined }
  /** 7 to 11 cells, which may be a row; nine such lines may form a board. */
  | { readonly kind: 'row'; readonly cells: readonly string[] }
  /** Empty, or a comment. */
  | { readonly kind: 'blank' }
  /** Does not look like a puzzle: a heading, or a fault if a puzzle is expected. */
  | { readonly kind: 'words'; readonly error: ReadError }
  /** Looks like a puzzle, but cannot be read as one. */
  | { readonly kind: 'fault'; readonly error: ReadError }

/** Matches lines of printable ASCII, which are read as they are. */
const PLAIN = /^[\t\x20-\x7e]*$/
/** Matches empty lines and comments. A `#` followed by 80 characters without a space begins a puzzle. */
const COMMENT = /^\s*(?:#(?!\S{80})|;|\/\/|$)/

/** Field separators of tables, JSON, HoDoKu's library and `qz:` lines. */
const BETWEEN_FIELDS = /[\s,;:|"'#=()[\]{}<>/&]+/

/** Minimum length of a field that may be a puzzle, even a damaged one: half a board. */
const SHORTEST = 41
/** Minimum share of characters that look like cells, in a field that may be a puzzle. */
const LEAST_LIKENESS = 0.8

/**
 * Parses a line of a text with many puzzles. The first field that looks like a board is the puzzle. Without one, the
 * line may list the cells of a board or of a row.
 */
export function readBatchLine(found: string): BatchLine {
  const line = PLAIN.test(found) ? found : plainText(found)
  if (COMMENT.test(line)) return { kind: 'blank' }
  // HoDoKu's library marks digits that were placed later by a plus sign: blanks of the puzzle.
  const fields = line.replace(/\+([1-9])/g, '.').split(BETWEEN_FIELDS)
  const puzzle = fields.findIndex(
    (field) => field.length >= SHORTEST && likenessOfLine(field) >= LEAST_LIKENESS,
  )
  if (puzzle !== -1) return puzzleOf(fields[puzzle], fields.slice(puzzle + 1))
  const cells = spacedCells(line)
  if (cells.length >= FEWEST_CELLS_OF_BOARD) return spacedPuzzle(cells)
  if (cells.length >= SHORTEST_ROW && cells.length <= LONGEST_ROW) return { kind: 'row', cells }
  return { kind: 'words', error: { code: 'line-length', found: lengthOfFirstField(fields), expected: CELLS } }
}

/** Reads a field as a puzzle. @param others the fields after it, one of which may be the solution */
function puzzleOf(puzzle: string, others: readonly string[]): BatchLine {
  const grid = gridOfLine(puzzle)
  if (!grid.ok) return { kind: 'fault', error: grid.error }
  const solved = others.find((field) => field.length === CELLS && /^[1-9]+$/.test(field))
  return {
    kind: 'puzzle',
    grid: grid.value,
    solution: solved === undefined ? undefined : Array.from(solved, Number),
  }
}

/** Bounds of the number of cells in a row that may be damaged. */
const SHORTEST_ROW = 7
const LONGEST_ROW = 11
/** Minimum cells of a board, even a damaged one. */
const FEWEST_CELLS_OF_BOARD = 41

/**
 * Returns the cells of a line that consists of cells, separated by spaces or commas, in groups of nine or three, or in
 * one word; empty for other lines.
 */
function spacedCells(line: string): readonly string[] {
  const words = line.includes(',')
    ? line.split(',').map((field) => field.trim().replace(/^(["'])(.*)\1$/, '$2') || '0')
    : line.trim().split(/\s+/)
  const size = words.length === 1 || words.length % 9 === 0 || words.length === 3 ? words[0].length : 1
  const isGrouped =
    (size === 9 || size === 3 || words.length === 1) && words.every(({ length }) => length === size)
  const cells = isGrouped ? Array.from(words.join('')) : words
  return cells.every((cell) => cell.length === 1 && looksLikeCell(cell)) ? cells : []
}

/** Reads cells as a puzzle, and 81 further cells as its solution. */
function spacedPuzzle(cells: readonly string[]): BatchLine {
  const grid = gridOfCells(cells.length === 2 * CELLS ? cells.slice(0, CELLS) : cells, 'cell-count')
  const rest = cells.slice(CELLS).map(Number)
  const isSolved = cells.length === 2 * CELLS && rest.every((digit) => digit >= 1)
  return grid.ok
    ? { kind: 'puzzle', grid: grid.value, solution: isSolved ? rest : undefined }
    : { kind: 'fault', error: grid.error }
}

function lengthOfFirstField(fields: readonly string[]): number {
  return fields.find((field) => field !== '')?.length ?? 0
}
