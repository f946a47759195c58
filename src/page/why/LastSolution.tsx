import { builtInOf, frontOf } from '../session/sessions.ts'
import { shownFrame } from '../board/cellView.ts'
import { isComplete } from '../../sudoku/grid.ts'
import { statusOf } from '../session/selectors.ts'
import type { AppState } from '../store/state.ts'
import { useActions, useApp, useMessages, useSession } from '../store/useApp.ts'
import { Button } from '../controls/Button.tsx'
import { StepBackIcon } from '../controls/icons.tsx'
import styles from './LastSolution.module.css'
import unseen from '../controls/Unseen.module.css'

/** At the end of an exhaustive search: a button that goes to the last solution, and a report if the board shows it. */
export function LastSolution() {
  const words = useMessages().searching
  const { goToSolution } = useActions()
  const solutions = useApp((app) => (isOver(app) ? frontOf(app).frame.moment.solutions : 0))
  const isThere = useSession(({ frame }) => isComplete(frame.moment.board))
  const isShown = useSession((session) => isComplete(shownFrame(session).moment.board))
  if (solutions === 0) return undefined
  return (
    <div className={styles.last}>
      <Button
        label={words.showSolution(solutions)}
        icon={<StepBackIcon />}
        title={words.showSolution(solutions)}
        isIdle={isThere}
        onClick={() => goToSolution(solutions)}
      />
      <span aria-live="polite">
        {isThere && <span>{words.solutionOf(solutions, solutions)}</span>}
        {!isThere && isShown && (
          <>
            <span aria-hidden="true">{words.shortSolutionOf(solutions, solutions)}</span>
            <span className={unseen.unseen}>{words.boardShows(solutions, solutions)}</span>
          </>
        )}
      </span>
    </div>
  )
}

/**
 * Returns true at the end of a search for all solutions, if it found some, and at its last solution, too, because the
 * button that leads there keeps the focus. False while the search is played.
 */
function isOver(app: AppState): boolean {
  const { run, frame } = frontOf(app)
  if (builtInOf(app).extent === 'first' || app.playing || run.status !== 'open') return false
  const status = statusOf(app)
  if (status.kind === 'ended') return status.outcome === 'exhausted'
  const { moment } = frame
  return (
    run.progress.status === 'ended' && moment.solutions === run.progress.solutions && isComplete(moment.board)
  )
}
