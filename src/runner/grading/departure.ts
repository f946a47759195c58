import type { Givens } from '../../sudoku/givens.ts'
import type { Grid } from '../../sudoku/grid.ts'

/** A write to the board; digit 0 clears the cell. */
export interface BoardWrite {
  readonly cell: number
  readonly digit: number
}

/**
 * Returns the number, from 1, of the first event after which the board always has a wrong digit: the event that leads
 * away from the solution for good. Undefined if the board has no wrong digit at the end, or never changes.
 *
 *     solution 1 2, writes r1c1=1 r1c2=3 r1c2=0 r1c2=4: event 4, because event 3 returned to a right board
 */
export function departureEvent(
  givens: Givens,
  writes: Iterable<BoardWrite>,
  solution: Grid,
): number | undefined {
  const board = Array.from(givens)
  let wrong = 0
  let event = 0
  let left: number | undefined
  const isWrong = (cell: number) => board[cell] !== 0 && board[cell] !== solution[cell]
  for (const { cell, digit } of writes) {
    event++
    if (isWrong(cell)) wrong--
    board[cell] = digit
    if (isWrong(cell)) wrong++
    if (wrong === 0) left = undefined
    else left ??= event
  }
  return left
}
