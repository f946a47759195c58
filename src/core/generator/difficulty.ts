import { CostCounter } from '../facts/cost.ts'
import { RowMajorCount } from '../facts/rowMajorCount.ts'
import { cheapestWithSameEvents } from '../facts/transformCosts.ts'
import { givensOf } from '../givens.ts'
import type { Strategy } from '../search/strategy.ts'
import { tables } from '../programs/tables/strategy.ts'

/** Follows a program to its first solution; its events so far. */
export interface EventCounter {
  readonly events: number
  readonly ended: boolean
  /** Searches on, for no more than so many events or a few, or to the end. */
  advance(events: number): void
}

/**
 * Counts what a program needs for a board up to its first solution, whether or not its author went on from there. All
 * programs with the events of the row-major tables are counted by them, so that they have the same puzzles made.
 * @param board without conflicts
 */
export function eventCounter(board: Readonly<Uint8Array>, strategy: Strategy): EventCounter {
  if (cheapestWithSameEvents(strategy) === cheapestWithSameEvents(tables)) return new RowMajorCount(board)
  const givens = givensOf(Array.from(board))
  if (!givens.ok) throw new RangeError(`Givens in conflict: ${Array.from(board).join('')}`)
  return new CostCounter(givens.value, strategy, 'first')
}
