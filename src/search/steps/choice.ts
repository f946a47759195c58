import { candidates, type DigitSet, hasDigit } from '../../sudoku/candidates.ts'
import { cellOf, digitOf, EventKind, kindOf, type SearchEvent } from '../events.ts'
import type { Givens } from '../../sudoku/givens.ts'
import type { Board } from '../../sudoku/grid.ts'
import type { Strategy } from '../engine/strategy.ts'
import { nextBranch } from '../trace/currentCell.ts'
import type { Moment } from '../trace/moment.ts'

/** The digit that a program has just placed in a cell, and its alternatives. */
export interface Choice {
  readonly digit: number
  /** Digits that the rules allowed in the cell before the placement, including the placed one. */
  readonly fitting: DigitSet
  /** Those of `fitting` that were tried before the placed digit. */
  readonly tried: DigitSet
  /** True if the program tries a cell's digits in ascending order; false if the order is unknown. */
  readonly isAscending: boolean
}

/** Returns the choice that a search made in its latest event; undefined if there is none, or if it placed no digit. */
export function choiceOf(
  givens: Givens,
  strategy: Strategy,
  { board, stack, last }: Moment,
): Choice | undefined {
  if (last === undefined || kindOf(last) === EventKind.backtrack) return undefined
  const above = stack.filter((placement) => cellOf(placement) !== cellOf(last))
  // Dancing links may have chosen a place for the digit instead of a digit for the cell.
  const isAscending = nextBranch(givens, strategy, above) === cellOf(last)
  return choiceByRules(board, last, isAscending ? (1 << digitOf(last)) - 1 : 0, isAscending)
}

/**
 * Returns the choice behind a placement; undefined if the rules forbid its digit.
 * @param tried digits tried in the cell, allowed or not
 */
export function choiceByRules(
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
