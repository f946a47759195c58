import { cellOf, digitOf, EventKind, kindOf, packEvent } from '../../../src/search/events.ts'
import type { Board } from '../../../src/sudoku/grid.ts'

/** Returns the stack after an event: cells with a digit other than their given, in the order of their placements. */
export function stackAfter(givens: Board, stack: readonly number[], event: number): readonly number[] {
  const cell = cellOf(event)
  const digit = kindOf(event) === EventKind.backtrack ? 0 : digitOf(event)
  const isPlaced = digit !== 0 && digit !== givens[cell]
  const place = stack.findIndex((placement) => cellOf(placement) === cell)
  if (place < 0) return isPlaced ? [...stack, packEvent(EventKind.place, cell, digit)] : stack
  if (isPlaced) return stack.with(place, packEvent(EventKind.place, cell, digit))
  return stack.toSpliced(place, 1)
}
