import { CELLS, type Cell } from './units.ts'

/** 81 digits, row-major, 0 = blank. Functions that take a board do not modify it. */
export type Board = ArrayLike<number>

/** A puzzle as entered: an immutable board that may contain conflicts. */
export type Grid = readonly number[]

export const EMPTY_GRID: Grid = Array.from({ length: CELLS }, () => 0)

/** Returns the grid with one cell changed, or the same grid if nothing changes. @param digit 0 clears the cell. */
export function withDigit(grid: Grid, cell: Cell, digit: number): Grid {
  return grid[cell] === digit ? grid : grid.with(cell, digit)
}

/** Returns the blank cells, ascending. */
export function blanksOf(board: Board): readonly Cell[] {
  const blanks: Cell[] = []
  for (let cell = 0; cell < CELLS; cell++) if (board[cell] === 0) blanks.push(cell)
  return blanks
}

export function givensIn(grid: Board): number {
  return CELLS - blanksOf(grid).length
}

export function isBlankBoard(board: Board): boolean {
  return blanksOf(board).length === CELLS
}

export function isComplete(board: Board): boolean {
  return blanksOf(board).length === 0
}

export function sameBoard(board: Board, other: Board): boolean {
  for (let cell = 0; cell < CELLS; cell++) if (board[cell] !== other[cell]) return false
  return true
}

/** Formats the board as 81 characters, row-major. @param blank character for a blank cell */
export function lineOf(board: Board, blank = '0'): string {
  return Array.from(board, (digit) => (digit === 0 ? blank : String(digit))).join('')
}

/**
 * Parses an 81-character line: digits, with `0` or `.` for a blank. For lines in the source, not for user input.
 * @throws RangeError on anything else
 */
export function gridOfLine(line: string): Grid {
  if (!/^[0-9.]{81}$/.test(line)) throw new RangeError(`Not a line of 81 digits: ${line}`)
  return Array.from(line, (character) => (character === '.' ? 0 : Number(character)))
}

/** Formats the board as nine lines of nine characters, 0 for a blank. */
export function boardRows(board: Board): string {
  return lineOf(board).replace(/.{9}/g, '$&\n').trimEnd()
}
