import { candidates, type DigitSet } from '../../sudoku/candidates.ts'
import { cellOf, digitOf, EventKind, kindOf, type SearchEvent } from '../events.ts'
import type { Givens } from '../../sudoku/givens.ts'
import { blanksOf } from '../../sudoku/grid.ts'
import type { Branch } from '../engine/branches.ts'
import type { Strategy } from '../engine/strategy.ts'
import { CELLS, type Cell } from '../../sudoku/units.ts'
import type { Moment } from './moment.ts'

/** The cell that a program is working on, and its progress there. */
export interface CurrentCell {
  readonly cell: Cell
  /** Candidates tried without success. */
  readonly tried: DigitSet
  /** Untried candidates. Digits in neither set are blocked by a peer. */
  readonly remaining: DigitSet
}

/**
 * Returns the program's next cell: the blank that it is about to fill or has just backtracked to. Undefined on a full
 * board, or if the program branches on something other than a cell.
 */
export function currentCellOf(givens: Givens, strategy: Strategy, moment: Moment): CurrentCell | undefined {
  const { stack, last } = moment
  if (stack.length === blanksOf(givens).length) return undefined
  const returned = last !== undefined && kindOf(last) === EventKind.backtrack
  // After a backtrack, an overwriting program is back in the calling function, whose failed digit is still on the
  // board.
  const failed = returned && strategy.clears === 'exhausted' ? stack.at(-1) : last
  const above = failed !== undefined && failed !== last ? stack.slice(0, -1) : stack
  const branch = nextBranch(givens, strategy, above)
  if (branch >= CELLS) return undefined
  const triedUpTo = returned && failed !== undefined && cellOf(failed) === branch ? digitOf(failed) : 0
  const allowed = candidates(moment.board, branch)
  const tried = allowed & ((2 << triedUpTo) - 1)
  return { cell: branch, tried, remaining: allowed & ~tried }
}

/**
 * Returns the branch that the program picks next.
 * @param stack the program's placements in order; at least one blank is left
 */
export function nextBranch(givens: Givens, strategy: Strategy, stack: readonly SearchEvent[]): Branch {
  const board = Uint8Array.from(givens)
  const program = strategy.begin(board)
  stack.forEach((placement, depth) => {
    program.enter(program.pick(depth), depth)
    board[cellOf(placement)] = digitOf(placement)
    program.place(cellOf(placement), digitOf(placement))
  })
  return program.pick(stack.length)
}
