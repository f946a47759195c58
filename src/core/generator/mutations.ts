import {
  BAND_SWAPS,
  COLUMN_SWAPS,
  digitExchange,
  ROW_SWAPS,
  STACK_SWAPS,
  SYMMETRIES,
} from '../transforms/registry.ts'
import { composed, sameTransform, type Transform } from '../transforms/transform.ts'
import type { Pattern } from './patterns.ts'
import { DIGITS } from '../units.ts'

/** A transform that leaves the givens of a pattern in that pattern. */
export type Mutation = Transform

const MOVES: readonly Transform[] = [
  ...SYMMETRIES,
  ...BAND_SWAPS,
  ...STACK_SWAPS,
  ...ROW_SWAPS,
  ...COLUMN_SWAPS,
]

/** Two digits change places. */
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
 * The mutations of puzzles in a pattern: two digits change places, or cells move by one or two of the transforms that
 * have a name. It makes no difference to the pattern if it makes none whether they move before or after its transform.
 */
export function mutationsFor({ transform }: Pattern): readonly Mutation[] {
  const twice = MOVES.flatMap((first) => MOVES.map((second) => composed(first, second)))
  const moves = [...MOVES, ...twice].filter((move) =>
    sameTransform(composed(move, transform), composed(transform, move)),
  )
  return [...moves, ...DIGIT_SWAPS]
}

export function mutated(board: Readonly<Uint8Array>, { sources, digits }: Mutation): Uint8Array {
  return Uint8Array.from(sources, (cell) => digits[board[cell]])
}
