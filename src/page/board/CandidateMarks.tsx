import { useState } from 'react'
import { isReadable } from '../player/rate.ts'
import { placedBy, shownDigit, shownCurrentCell, shownFrame, removedDigit } from './cellView.ts'
import { hasDigit } from '../../sudoku/candidates.ts'
import type { CurrentCell } from '../../search/trace/currentCell.ts'
import { DIGITS } from '../../sudoku/units.ts'
import { useApp, useSession } from '../store/useApp.ts'
import styles from './CandidateMarks.module.css'
import { movedToCell, placeOf } from './places.ts'

/**
 * Shows the candidates of the cell that the program works on, the digit just removed, and short animations of the
 * latest event. Drawn over the board, because the text of a board's cell must be only its digit.
 */
export function CandidateMarks() {
  const currentCell = useSession(shownCurrentCell)
  const cell = useSession((session) => removedDigit(session)?.cell)
  const digit = useSession((session) => removedDigit(session)?.digit)
  const event = useSession((session) => shownFrame(session).moment.event)
  const placed = useSession((session) => placedBy(session))
  const isSeen = useIsSeen(event)
  const blank = useSession(
    (session) => currentCell === undefined || shownDigit(session, currentCell.cell) === 0,
  )
  return (
    <div className={styles.layer} aria-hidden="true">
      {isSeen && placed !== undefined && (
        <div
          key={`placed ${event}`}
          className={`${styles.spot} ${styles.arriving}`}
          style={placeOf(placed)}
        />
      )}
      {isSeen && cell !== undefined && cell === currentCell?.cell && (
        <div key={`left ${event}`} className={`${styles.spot} ${styles.leaving}`} style={placeOf(cell)}>
          {digit}
        </div>
      )}
      {isSeen && blank && currentCell?.remaining === 0 && (
        <div
          key={`dead ${event}`}
          className={`${styles.spot} ${styles.dead}`}
          style={placeOf(currentCell.cell)}
        />
      )}
      {cell !== undefined && cell !== currentCell?.cell && (
        <div key={`taken ${cell}`} className={`${styles.spot} ${styles.ghost}`} style={placeOf(cell)}>
          {digit}
        </div>
      )}
      {currentCell !== undefined && blank && (
        <div
          className={`${styles.spot} ${styles.candidates}`}
          style={movedToCell(currentCell.cell)}
          data-testid="candidates"
        >
          {DIGITS.map((candidate) => (
            <span
              key={candidate}
              className={styles[stateOf(currentCell, candidate)]}
              data-state={stateOf(currentCell, candidate)}
            >
              {candidate}
            </span>
          ))}
        </div>
      )}
    </div>
  )
}

/**
 * Returns true if the shown event is seen individually: it directly follows the event that was shown before it, and
 * playing is slow or paused.
 */
function useIsSeen(event: number): boolean {
  const isSlow = useApp(isReadable)
  const [shown, setShown] = useState({ event, isNext: false })
  if (shown.event !== event) setShown({ event, isNext: event === shown.event + 1 })
  return isSlow && shown.isNext
}

function stateOf(currentCell: CurrentCell, digit: number): 'tried' | 'remaining' | 'blocked' {
  if (hasDigit(currentCell.tried, digit)) return 'tried'
  return hasDigit(currentCell.remaining, digit) ? 'remaining' : 'blocked'
}
