import { conflicts } from '../../conflicts.ts'
import { blanksOf, type Grid } from '../../grid.ts'
import { CELLS, type Cell } from '../../units.ts'
import type { BoardFault, Place, Reason } from '../judge.ts'

/** A fault of a printed board, and the cells that cause it. */
export interface Fault<Cause extends Reason = Reason> {
  readonly reason: Cause
  readonly places: readonly Place[]
}

/**
 * Returns the first reason why a printed board does not complete the puzzle: changed givens, then blanks, then
 * duplicates.
 */
export function completionFault(puzzle: Grid, board: Grid): Fault | undefined {
  return givensFault(puzzle, board) ?? boardFault(board)
}

/** Returns the first reason why a board is not finished: blanks, then duplicates; undefined if it is finished. */
export function boardFault(board: Grid): Fault<BoardFault> | undefined {
  const blanks = blanksOf(board)
  if (blanks.length > 0)
    return faultAt(board, blanks, { code: 'blank-left', cell: blanks[0], count: blanks.length })
  const found = conflicts(board)
  if (found.length === 0) return undefined
  const cells = [...new Set(found.flatMap(({ cells }) => cells))].toSorted((a, b) => a - b)
  return faultAt(board, cells, { code: 'duplicate', conflict: found[0], count: found.length })
}

function givensFault(puzzle: Grid, board: Grid): Fault | undefined {
  const changed: Cell[] = []
  for (let cell = 0; cell < CELLS; cell++)
    if (puzzle[cell] !== 0 && board[cell] !== puzzle[cell]) changed.push(cell)
  if (changed.length === 0) return undefined
  const [cell] = changed
  return faultAt(board, changed, {
    code: 'given-changed',
    cell,
    given: puzzle[cell],
    printed: board[cell],
    count: changed.length,
  })
}

/** Returns a fault whose places are these cells of a printed board. */
function faultAt<Cause extends Reason>(board: Grid, cells: readonly Cell[], reason: Cause): Fault<Cause> {
  return { reason, places: placesOn(board, cells) }
}

/** Converts cells of a printed board to places: each cell with what is printed in it, which is empty for a blank. */
export function placesOn(board: Grid, cells: readonly Cell[]): readonly Place[] {
  return cells.map((cell) => ({ cell, printed: board[cell] === 0 ? '' : String(board[cell]) }))
}
