import {
  BAND_SWAPS,
  COLUMN_SWAPS,
  digitExchange,
  ROW_SWAPS,
  STACK_SWAPS,
  SYMMETRIES,
} from '../../sudoku/transforms/registry.ts'
import { composed, sameTransform, type Transform } from '../../sudoku/transforms/transform.ts'
import type { Pattern } from './patterns.ts'
import { DIGITS } from '../../sudoku/units.ts'

/** A transform that preserves a pattern. */
export type Mutation = Transform

/** Transforms that move cells. */
const MOVES: readonly Transform[] = [
  ...SYMMETRIES,
  ...BAND_SWAPS,
  ...STACK_SWAPS,
  ...ROW_SWAPS,
  ...COLUMN_SWAPS,
]

/** Transforms that swap two digits. */
const DIGIT_SWAPS: readonly Transform[] = DIGITS.flatMap((one) =>
  DIGITS.filter((other) => other > one).map((other) =>
    digitExchange(
      DIGITS.map((digit) => {
        if (digit === one) return other
        return digit === other ? one : digit
      }),
    ),
  ),
)

/**
 * Returns the mutations that preserve a pattern: swaps of two digits, and moves (one or two transforms of `MOVES`).
 * Moves preserve the pattern if they commute with its transform.
 */
export function mutationsFor({ transform }: Pattern): readonly Mutation[] {
  const twice = MOVES.flatMap((first) => MOVES.map((second) => composed(first, second)))
  const moves = [...MOVES, ...twice].filter((move) =>
    sameTransform(composed(move, transform), composed(transform, move)),
  )
  return [...moves, ...DIGIT_SWAPS]
}

export function applyMutation(board: Readonly<Uint8Array>, { sources, digits }: Mutation): Uint8Array {
  return Uint8Array.from(sources, (cell) => digits[board[cell]])
}
