/** Detects dead ends on boards written in any order. Relies on the rules of Sudoku, not on the program. */
import { candidates } from '../../sudoku/candidates.ts'
import { cellOf, EventKind, kindOf, type SearchEvent } from '../events.ts'
import type { Board } from '../../sudoku/grid.ts'
import { type Cell, CELLS } from '../../sudoku/units.ts'
import type { WrittenBoard } from './writtenBoard.ts'

/** Returns the first blank without a candidate. */
export function blankWithoutCandidates(board: Board): Cell | undefined {
  for (let cell = 0; cell < CELLS; cell++) if (board[cell] === 0 && candidates(board, cell) === 0) return cell
  return undefined
}

/**
 * True if an event responds to a dead end: a blank has no candidate, and the program undoes or overwrites the digit
 * that it has just written.
 * @param written the board before the event
 */
export function respondsToDeadEnd({ last, board }: WrittenBoard, event: SearchEvent): boolean {
  return (
    last !== undefined &&
    kindOf(last) !== EventKind.backtrack &&
    kindOf(event) !== EventKind.place &&
    cellOf(last) === cellOf(event) &&
    blankWithoutCandidates(board) !== undefined
  )
}
