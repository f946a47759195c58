import { candidates, type DigitSet, hasDigit } from '../candidates.ts'
import { cellOf, digitOf, EventKind, kindOf, type SearchEvent } from '../events.ts'
import type { Givens } from '../givens.ts'
import type { Board } from '../grid.ts'
import type { Strategy } from '../search/strategy.ts'
import { nextBranch } from '../trace/focus.ts'
import type { Moment } from '../trace/moment.ts'

/** The digit that a program has just placed in a cell, among those that it could have. */
export interface Choice {
  readonly digit: number
  /** The digits that the rules allow there on the board as it was; the placed one is among them. */
  readonly fitting: DigitSet
  /** Those of them that have been tried before. */
  readonly tried: DigitSet
  /** Whether the next greater one comes next; otherwise that is not known. */
  readonly isAscending: boolean
}

/** The digits that a search chose from. Undefined where the latest event is no placement. */
export function choiceOf(
  givens: Givens,
  strategy: Strategy,
  { board, stack, last }: Moment,
): Choice | undefined {
  if (last === undefined || kindOf(last) === EventKind.backtrack) return undefined
  const above = stack.filter((placement) => cellOf(placement) !== cellOf(last))
  // Dancing links may have looked for a place of the digit, not for a digit of the cell.
  const isAscending = nextBranch(givens, strategy, above) === cellOf(last)
  return chosenFrom(board, last, isAscending ? (1 << digitOf(last)) - 1 : 0, isAscending)
}

/** Undefined where the rules do not allow the digit. @param tried digits, allowed or not */
export function chosenFrom(
  board: Board,
  placement: SearchEvent,
  tried: DigitSet,
  isAscending: boolean,
): Choice | undefined {
  const digit = digitOf(placement)
  const fitting = candidates(board, cellOf(placement))
  if (!hasDigit(fitting, digit)) return undefined
  return { digit, fitting, tried: tried & fitting & ~(1 << digit), isAscending }
}
