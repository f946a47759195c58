/** Dead ends on boards that are written to in any order: the rules tell them, not the program. */
import { candidates } from '../candidates.ts'
import { cellOf, EventKind, kindOf, type SearchEvent } from '../events.ts'
import type { Board } from '../grid.ts'
import { type Cell, CELLS } from '../units.ts'
import type { WrittenBoard } from './writtenBoard.ts'

/** The first blank that has no candidate. */
export function hopelessBlank(board: Board): Cell | undefined {
  for (let cell = 0; cell < CELLS; cell++) if (board[cell] === 0 && candidates(board, cell) === 0) return cell
  return undefined
}

/**
 * Whether a program answers a blank without a candidate by its next event: it takes back, or overwrites, the digit that it
 * has just written. @param written as it stands before that event
 */
export function answersDeadEnd({ last, board }: WrittenBoard, event: SearchEvent): boolean {
  return (
    last !== undefined &&
    kindOf(last) !== EventKind.backtrack &&
    kindOf(event) !== EventKind.place &&
    cellOf(last) === cellOf(event) &&
    hopelessBlank(board) !== undefined
  )
}
