/**
 * Models of faulty programs: each predicts which digits a program tries at a position. A model that predicts all positions of all
 * runs, where the right one does not, names the reason of a fault.
 */
import { ALL_DIGITS, type DigitSet } from '../../candidates.ts'
import type { Phrase } from '../../text.ts'
import type { UnitKind } from '../../units.ts'
import type { FaultKind } from '../finding.ts'
import type { Visit } from '../visits.ts'

/** The order in which a program tries digits; `any` if it has no fixed one. */
export type DigitOrder = 'ascending' | 'descending' | 'any'

export interface Model {
  readonly kind: Extract<FaultKind, 'overlooked' | 'blocked' | 'digit-never-tried' | 'gives-up' | 'skips'>
  readonly units: readonly UnitKind[]
  /** Completes "…: <reason>." */
  readonly reason: Phrase
  /** A formula that the reason quotes: where another fits as well, neither is named. */
  readonly formula?: string | undefined
  /** The digits that a program with this fault tries. */
  readonly tries: (visit: Visit, order: DigitOrder) => DigitSet
}

export function orderOf(visits: readonly Visit[]): DigitOrder {
  if (visits.every(({ tried }) => tried.every((digit, index) => index === 0 || tried[index - 1] < digit)))
    return 'ascending'
  if (visits.every(({ tried }) => tried.every((digit, index) => index === 0 || tried[index - 1] > digit)))
    return 'descending'
  return 'any'
}

/** True if a program that tries these digits shows this visit. */
export function agrees(predicted: DigitSet, { tried, isClosed }: Visit, order: DigitOrder): boolean {
  let digits = 0
  for (const digit of tried) digits |= 1 << digit
  if (isClosed) return digits === predicted
  if (order === 'any') return (digits & ~predicted) === 0
  const last = tried[tried.length - 1] ?? (order === 'ascending' ? 0 : 10)
  const reached = order === 'ascending' ? (2 << last) - 1 : ~((1 << last) - 1)
  return digits === (predicted & reached & ALL_DIGITS)
}
