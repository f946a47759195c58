/** Explains why a search backtracks, as data from which each UI language forms a sentence. */
import { candidates, hasDigit } from '../../sudoku/candidates.ts'
import { cellOf, digitOf, EventKind, kindOf, packEvent, type SearchEvent } from '../events.ts'
import type { Givens } from '../../sudoku/givens.ts'
import { blanksOf } from '../../sudoku/grid.ts'
import type { Branch } from '../engine/branches.ts'
import type { Strategy } from '../engine/strategy.ts'
import { nextBranch } from '../trace/currentCell.ts'
import type { Moment } from '../trace/moment.ts'
import { type Cell, CELLS, DIGITS, UNITS, type UnitKind } from '../../sudoku/units.ts'
import { refusalOf, refusalsOf } from './refusals.ts'
import type { Refusal } from './step.ts'

/** Cell whose digit was just removed or overwritten: it was on the board when the call failed, and may have blocked. */
export interface ChangedCell {
  readonly cell: Cell
  /** True if another digit took its place; false if the cell was cleared. */
  readonly isOverwritten: boolean
}

export type Why =
  /** A blank has no digit left: each of the nine is blocked or was tried. */
  | {
      readonly kind: 'no-digit-left'
      readonly cell: Cell
      /** Each blocked digit once, with its first blocker in a scan of row, column and box; in this scan's order. */
      readonly blockers: readonly Refusal[]
      /** Undefined if the explanation is about the board as it is. */
      readonly gone: ChangedCell | undefined
      /** Digits that were tried, ascending; empty for an immediate dead end. */
      readonly tried: readonly number[]
      /** True if no solution was found so far; otherwise a tried option may have led to one. */
      readonly isFruitless: boolean
    }
  /** A unit has no place left for a digit: each of its nine cells is filled, blocked or was tried. */
  | {
      readonly kind: 'no-place-left'
      /** 0–26, as in `UNITS`. */
      readonly unit: number
      readonly digit: number
      /** Cells of the unit that hold other digits. */
      readonly filled: readonly Cell[]
      readonly blockers: readonly PlaceBlocker[]
      /** As in `no-digit-left`. */
      readonly gone: ChangedCell | undefined
      /** Cells of the unit in which the digit was tried. */
      readonly tried: readonly Cell[]
      readonly isFruitless: boolean
    }
  /** The board was full, and a search for all solutions continues. */
  | { readonly kind: 'solution-found' }

/** A blank that cannot hold the digit because another cell in one of the blank's units holds it. */
export interface PlaceBlocker {
  readonly cell: Cell
  /** The cell that holds the digit. */
  readonly by: Cell
  readonly unit: UnitKind
}

/**
 * Explains why the digit that the latest event removed had failed. Usually the next deeper call had no option left.
 * After a backtrack of a program that clears only exhausted cells, the cell's own call has no option left. The result
 * is `solution-found` if the removed digit had completed the board. After a placement, explains why the next call fails
 * immediately; undefined if it does not. Also undefined before the first event.
 */
export function whyOf(givens: Givens, strategy: Strategy, moment: Moment): Why | undefined {
  const { last, stack } = moment
  if (last === undefined) return undefined
  const kind = kindOf(last)
  const [cell, digit] = [cellOf(last), digitOf(last)]
  const isFruitless = moment.solutions === 0
  if (kind === EventKind.place) {
    const why =
      stack.length < blanksOf(givens).length
        ? failureAfter(givens, strategy, stack, undefined, isFruitless)
        : undefined
    return why?.kind !== 'solution-found' && why?.tried.length === 0 ? why : undefined
  }
  if (kind === EventKind.backtrack) {
    const failed = [...stack, packEvent(EventKind.place, cell, digit)]
    if (strategy.clears === 'each' || failed.length === blanksOf(givens).length)
      return failureAfter(givens, strategy, failed, { cell, isOverwritten: false }, isFruitless)
    return failureAt(moment.board, cell, undefined, isFruitless)
  }
  // Candidates ascend: the overwritten digit is the previous candidate.
  const allowed = candidates(moment.board, cell)
  let before = digit - 1
  while (!hasDigit(allowed, before)) before--
  const failed = [...stack.slice(0, -1), packEvent(EventKind.place, cell, before)]
  return failureAfter(givens, strategy, failed, { cell, isOverwritten: true }, isFruitless)
}

/** Explains why the call that begins on these placements fails; `solution-found` if they fill the board. */
function failureAfter(
  givens: Givens,
  strategy: Strategy,
  stack: readonly SearchEvent[],
  gone: ChangedCell | undefined,
  isFruitless: boolean,
): Why {
  if (stack.length === blanksOf(givens).length) return { kind: 'solution-found' }
  const board = Uint8Array.from(givens)
  for (const placement of stack) board[cellOf(placement)] = digitOf(placement)
  return failureAt(board, nextBranch(givens, strategy, stack), gone, isFruitless)
}

/** Explains why a branch's call has no option left. @param board on which the call began @param gone as in `Why` */
function failureAt(
  board: Uint8Array,
  branch: Branch,
  gone: ChangedCell | undefined,
  isFruitless: boolean,
): Why {
  if (branch < CELLS) {
    const blockers = refusalsOf(board, branch)
    const tried = DIGITS.filter((digit) => blockers.every((by) => by.digit !== digit))
    return { kind: 'no-digit-left', cell: branch, blockers, gone, tried, isFruitless }
  }
  const unit = Math.floor((branch - CELLS) / 9)
  const digit = ((branch - CELLS) % 9) + 1
  const { cells } = UNITS[unit]
  const blank = cells.filter((cell) => board[cell] === 0)
  const blockers = blank.flatMap((cell) => {
    const refusal = refusalOf(board, cell, digit)
    return refusal === undefined ? [] : [{ cell, by: refusal.by, unit: refusal.unit }]
  })
  const tried = blank.filter((cell) => blockers.every((blocker) => blocker.cell !== cell))
  const filled = cells.filter((cell) => board[cell] !== 0)
  return { kind: 'no-place-left', unit, digit, filled, blockers, gone, tried, isFruitless }
}
