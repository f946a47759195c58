import { candidates, hasDigit } from '../../core/candidates.ts'
import { type Cell, DIGITS } from '../../core/units.ts'
import type { Session } from '../session/session.ts'
import { shownDigit, shownFrame, takenBack } from './cellView.ts'

/** Takes the place of a digit that is no candidate, as wide as one. */
const FIGURE_SPACE = '\u2007'

/**
 * The candidates of a blank as three lines of three places; empty where something else stands: a digit, the one that has
 * just been taken back, or those of the working cell. Empty everywhere when a search is played too fast to be seen.
 */
export function candidatesIn(
  session: Pick<Session, 'frame' | 'lastSolution' | 'debugging'>,
  cell: Cell,
): string {
  const { moment, focus, heat } = shownFrame(session)
  const isWorking = focus?.cell === cell && moment.event > 0
  if (heat !== undefined || isWorking || shownDigit(session, cell) !== 0) return ''
  if (takenBack(session)?.cell === cell) return ''
  const left = candidates(moment.board, cell)
  const places = DIGITS.map((digit) => (hasDigit(left, digit) ? String(digit) : FIGURE_SPACE))
  return [places.slice(0, 3), places.slice(3, 6), places.slice(6)].map((line) => line.join(' ')).join('\n')
}
