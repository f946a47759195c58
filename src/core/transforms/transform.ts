import type { Givens } from '../givens.ts'
import type { Board, Grid } from '../grid.ts'
import { type Cell, CELLS } from '../units.ts'

/**
 * A change of a board that leaves every rule of Sudoku as it is: cells move so that units become units, and digits are
 * exchanged. A puzzle keeps its number of solutions, and a transformed solution solves the transformed puzzle.
 */
export interface Transform {
  /** By cell of the transformed board: the cell of the board before it from which its digit comes. */
  readonly sources: readonly Cell[]
  /** By digit: what becomes of it. A permutation of 0–9 that leaves 0, the blank, as it is. */
  readonly digits: readonly number[]
}

export const SAME_CELLS: readonly Cell[] = Array.from({ length: CELLS }, (_, cell) => cell)

export const SAME_DIGITS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

export const IDENTITY: Transform = { sources: SAME_CELLS, digits: SAME_DIGITS }

/** The board after a transform. Givens stay givens: units become units, and different digits stay different. */
export function transformed(board: Givens, transform: Transform): Givens
export function transformed(board: Board, transform: Transform): Grid
export function transformed(board: Board, { sources, digits }: Transform): Grid {
  return sources.map((cell) => digits[board[cell]])
}

/** One transform after another. */
export function composed(first: Transform, second: Transform): Transform {
  return {
    sources: second.sources.map((cell) => first.sources[cell]),
    digits: first.digits.map((digit) => second.digits[digit]),
  }
}

/** The transform that takes another back. */
export function inverseOf({ sources, digits }: Transform): Transform {
  return { sources: inverted(sources), digits: inverted(digits) }
}

export function sameTransform(transform: Transform, other: Transform): boolean {
  return (
    transform.sources.every((cell, index) => cell === other.sources[index]) &&
    transform.digits.every((digit, index) => digit === other.digits[index])
  )
}

function inverted(permutation: readonly number[]): readonly number[] {
  const inverse = permutation.slice()
  permutation.forEach((value, index) => (inverse[value] = index))
  return inverse
}
