/** How a cell of a lane's board looks: primitives, so that it renders again only when it changes. */
import { cellOf, digitOf, EventKind, kindOf } from '../../core/events.ts'
import type { Board } from '../../core/grid.ts'
import type { Cell } from '../../core/units.ts'
import type { Frame } from '../session/frame.ts'

/**
 * The marks of a cell, space-separated. @param givens 81 digits, 0 = blank
 * @param isSolved the whole board is full
 */
export function laneMarks({ moment, focus }: Frame, givens: Board, cell: Cell, isSolved: boolean): string {
  const marks: string[] = []
  if (givens[cell] !== 0) marks.push('given')
  else if (moment.board[cell] !== 0) marks.push(isSolved ? 'solved' : 'placed')
  if (isSolved) return marks.join(' ')
  if (moment.event > 0 && focus?.cell === cell) marks.push('working')
  if (moment.last !== undefined && cellOf(moment.last) === cell)
    marks.push(kindOf(moment.last) === EventKind.backtrack ? 'backtracked' : 'latest')
  return marks.join(' ')
}

/** The digit in a cell, or the one that has just been taken back from it; 0 where there is neither. */
export function laneDigit({ moment: { board, last } }: Frame, cell: Cell): number {
  if (board[cell] !== 0 || last === undefined || cellOf(last) !== cell) return board[cell]
  return digitOf(last)
}
