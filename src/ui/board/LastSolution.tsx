import { builtInOf, frontOf } from '../../app/session/sessions.ts'
import { isComplete } from '../../core/grid.ts'
import { statusOf } from '../../app/session/selectors.ts'
import type { App } from '../../app/store/store.ts'
import { SEARCHING } from '../../i18n/searching.ts'
import { useActions, useApp, useSession, useWords } from '../useApp.ts'
import { Button } from '../Button.tsx'
import styles from './LastSolution.module.css'

/** Once everything has been searched, and the board is cleared again: the way to the last solution. */
export function LastSolution() {
  const words = useWords(SEARCHING)
  const { goToSolution } = useActions()
  const solutions = useApp((app) => (isOver(app) ? frontOf(app).frame.moment.solutions : 0))
  const isShown = useSession(({ frame }) => isComplete(frame.moment.board))
  if (solutions === 0) return undefined
  return (
    <div className={styles.last}>
      <Button
        label={words.showSolution(solutions)}
        isIdle={isShown}
        onClick={() => goToSolution(solutions)}
      />
      <span aria-live="polite">{isShown && words.solutionOf(solutions, solutions)}</span>
    </div>
  )
}

/** At the end of a search for all solutions. At the last of them too: the button that led there keeps the focus. */
function isOver(app: App): boolean {
  const { run, frame } = frontOf(app)
  if (builtInOf(app).extent === 'first' || app.playing || run.status !== 'open') return false
  const status = statusOf(app)
  if (status.kind === 'ended') return status.outcome === 'exhausted'
  const { moment } = frame
  return (
    run.progress.status === 'ended' && moment.solutions === run.progress.solutions && isComplete(moment.board)
  )
}
