import { landmarksOf } from '../session/selectors.ts'
import { useMessages, useSession } from '../store/useApp.ts'
import styles from './Legend.module.css'

/** Legend of the timeline's marks; a panel lists them for screen readers. */
export function Legend() {
  const { marks } = useMessages().searching
  const hasHits = useSession(({ debugging }) => debugging.hits.length > 0)
  const { deepest, solutions } = useSession(landmarksOf)
  return (
    <p className={styles.legend} aria-hidden="true">
      {deepest > 0 && <span data-landmark="deepest">{marks.deepest}</span>}
      {hasHits && <span data-landmark="hit">{marks.hit}</span>}
      {solutions.length > 0 && <span data-landmark="solution">{marks.solution}</span>}
    </p>
  )
}
