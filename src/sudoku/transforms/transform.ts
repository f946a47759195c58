import type { Givens } from '../givens.ts'
import type { Board, Grid } from '../grid.ts'
import { type Cell, CELLS } from '../units.ts'

/**
 * A symmetry of Sudoku: moves cells so that units map to units, and permutes digits. Preserves the number of solutions;
 * a transformed solution solves the transformed puzzle.
 */
export interface Transform {
  /** By cell of the transformed board: the source cell of its digit. */
  readonly sources: readonly Cell[]
  /** By digit: its replacement. A permutation of 0–9 that fixes 0, the blank. */
  readonly digits: readonly number[]
}

export const SAME_CELLS: readonly Cell[] = Array.from({ length: CELLS }, (_, cell) => cell)

export const SAME_DIGITS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

export const IDENTITY: Transform = { sources: SAME_CELLS, digits: SAME_DIGITS }

/** Applies a transform. Givens stay free of conflicts: units map to units, and distinct digits stay distinct. */
export function transformed(board: Givens, transform: Transform): Givens
export function transformed(board: Board, transform: Transform): Grid
export function transformed(board: Board, { sources, digits }: Transform): Grid {
  return sources.map((cell) => digits[board[cell]])
}

export function composed(first: Transform, second: Transform): Transform {
  return {
    sources: second.sources.map((cell) => first.sources[cell]),
    digits: first.digits.map((digit) => second.digits[digit]),
  }
}

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
