import { candidates } from '../../sudoku/candidates.ts'
import { cellOf, EventKind, kindOf, type SearchEvent } from '../events.ts'
import { blankWithoutCandidates } from '../trace/deadEnd.ts'
import type { CurrentCell } from '../trace/currentCell.ts'
import type { WrittenBoard } from '../trace/writtenBoard.ts'
import type { Cell } from '../../sudoku/units.ts'
import type { RecordedMoment } from './recordedMoment.ts'

/**
 * Infers from the writes of a recorded program which cell it works on: the cell just cleared, unless the next write
 * overwrites a digit; otherwise the cell written next. If the next write changes the digit just written, the cell is a
 * blank without candidates instead. Returns the cell with its tried and remaining candidates, by the rules of Sudoku;
 * undefined if the board is full or no cell can be inferred.
 */
export function recordedCurrentCell({ written, next }: RecordedMoment): CurrentCell | undefined {
  if (written.isFull) return undefined
  const cell = workingCell(written, next)
  if (cell === undefined) return undefined
  const allowed = candidates(written.board, cell)
  const tried = written.tried(cell) & allowed
  return { cell, tried, remaining: allowed & ~tried }
}

function workingCell({ last, board }: WrittenBoard, next: SearchEvent | undefined): Cell | undefined {
  if (last !== undefined && kindOf(last) === EventKind.backtrack) {
    // An overwriting program continues in another cell, which still holds its failed digit.
    const isOverwriting = next !== undefined && kindOf(next) === EventKind.replace
    return cellOf(isOverwriting ? next : last)
  }
  if (next === undefined) return undefined
  // The program gives up the digit that it has just written, probably because of a blank without a candidate.
  const givesUp = last !== undefined && cellOf(last) === cellOf(next)
  return givesUp ? blankWithoutCandidates(board) : cellOf(next)
}
