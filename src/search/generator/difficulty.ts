import { CostCounter } from '../costs/cost.ts'
import { RowMajorCount } from '../costs/rowMajorCount.ts'
import { cheapestWithSameEvents } from '../costs/transformCosts.ts'
import { givensOf } from '../../sudoku/givens.ts'
import type { Strategy } from '../engine/strategy.ts'
import { tables } from '../programs/tables/strategy.ts'

/** Counts a program's events up to its first solution. */
export interface EventCounter {
  readonly events: number
  /** True if all events are counted. */
  readonly ended: boolean
  /** Counts about `events` more events, or the rest if fewer are left. */
  advance(events: number): void
}

/**
 * Creates a counter of a program's events on a board up to its first solution, even if the program continues after it.
 * Programs with the same events as `tables` get the same kind of counter, so that they generate the same puzzles.
 * @param board without conflicts
 */
export function eventCounter(board: Readonly<Uint8Array>, strategy: Strategy): EventCounter {
  if (cheapestWithSameEvents(strategy) === cheapestWithSameEvents(tables)) return new RowMajorCount(board)
  const givens = givensOf(Array.from(board))
  if (!givens.ok) throw new RangeError(`Givens in conflict: ${Array.from(board).join('')}`)
  return new CostCounter(givens.value, strategy, 'first')
}
