/**
 * Models of faulty programs: each predicts the digits that a program tries at a position (a board, and the blank that
 * is filled next). A model names the reason of the fault if it predicts the digits at nearly all positions of all runs,
 * and if a right program would have tried other digits.
 */
import { ALL_DIGITS, type DigitSet } from '../../../sudoku/candidates.ts'
import type { Phrase } from '../../../i18n/text.ts'
import type { UnitKind } from '../../../sudoku/units.ts'
import type { FaultKind } from '../finding.ts'
import type { Visit } from '../visits.ts'

/** The order in which a program tries digits; `any` if it has no fixed one. */
export type DigitOrder = 'ascending' | 'descending' | 'any'

export interface Model {
  readonly kind: Extract<FaultKind, 'overlooked' | 'blocked' | 'digit-never-tried' | 'gives-up' | 'skips'>
  /** Kinds of units that the fault concerns; see `Finding.units`. */
  readonly units: readonly UnitKind[]
  /** Completes "…: <reason>." */
  readonly reason: Phrase
  /** Formula that the reason quotes; not shown if few positions support it, or another formula fits as well. */
  readonly formula?: string | undefined
  /** True if the loop over the digits never comes to the other digits, so that it does not place them either. */
  readonly isLoop?: boolean
  /** Returns the digits that a program with this fault tries. */
  readonly tries: (visit: Visit, order: DigitOrder) => DigitSet
}

export function orderOf(visits: readonly Visit[]): DigitOrder {
  if (visits.every(({ tried }) => tried.every((digit, index) => index === 0 || tried[index - 1] < digit)))
    return 'ascending'
  if (visits.every(({ tried }) => tried.every((digit, index) => index === 0 || tried[index - 1] > digit)))
    return 'descending'
  return 'any'
}

/**
 * True if a program that tries the predicted digits may have made this visit (the digits tried at one position). A
 * closed visit (the program has left the cell) has tried exactly the predicted digits. Another visit has tried the
 * first of them in the order, or any of them if the order is `any`.
 */
export function mayHaveMade(predicted: DigitSet, { tried, isClosed }: Visit, order: DigitOrder): boolean {
  let digits = 0
  for (const digit of tried) digits |= 1 << digit
  if (isClosed) return digits === predicted
  if (order === 'any') return (digits & ~predicted) === 0
  const last = tried[tried.length - 1] ?? (order === 'ascending' ? 0 : 10)
  const reached = order === 'ascending' ? (2 << last) - 1 : ~((1 << last) - 1)
  return digits === (predicted & reached & ALL_DIGITS)
}
