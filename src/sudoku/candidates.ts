import type { Board } from './grid.ts'
import { type Cell, DIGITS, PEERS } from './units.ts'

/** A set of digits: bit d is set when digit d (1–9) is in it; bit 0 is never set. */
export type DigitSet = number

export const ALL_DIGITS: DigitSet = 0b11_1111_1110

/** Returns the digits that no peer of the cell holds. Ignores the cell's own digit. */
export function candidates(board: Board, cell: Cell): DigitSet {
  let blocked = 0
  for (const peer of PEERS[cell]) blocked |= 1 << board[peer]
  return ALL_DIGITS & ~blocked
}

/** Returns the digits of a set, ascending. */
export function digitsOf(digits: DigitSet): readonly number[] {
  return DIGITS.filter((digit) => hasDigit(digits, digit))
}

export function hasDigit(digits: DigitSet, digit: number): boolean {
  return ((digits >> digit) & 1) === 1
}
