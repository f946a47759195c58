import { candidates, hasDigit } from '../../sudoku/candidates.ts'
import { type Cell, DIGITS } from '../../sudoku/units.ts'
import type { Session } from '../session/session.ts'
import { shownDigit, shownFrame, removedDigit } from './cellView.ts'

/** Stands in for a missing candidate, and is as wide as a digit. */
const FIGURE_SPACE = '\u2007'

/**
 * Returns the candidates of a blank as three lines of three. Empty if the cell shows a digit or a digit just removed,
 * or if the search works on it. Empty everywhere at speeds too fast to follow.
 */
export function candidatesIn(
  session: Pick<Session, 'frame' | 'lastSolution' | 'debugging'>,
  cell: Cell,
): string {
  const { moment, currentCell, heat } = shownFrame(session)
  const isWorking = currentCell?.cell === cell && moment.event > 0
  if (heat !== undefined || isWorking || shownDigit(session, cell) !== 0) return ''
  if (removedDigit(session)?.cell === cell) return ''
  const left = candidates(moment.board, cell)
  const places = DIGITS.map((digit) => (hasDigit(left, digit) ? String(digit) : FIGURE_SPACE))
  return [places.slice(0, 3), places.slice(3, 6), places.slice(6)].map((line) => line.join(' ')).join('\n')
}
