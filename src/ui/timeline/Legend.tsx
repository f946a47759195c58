import { eventsOf, landmarksOf } from '../../app/session/selectors.ts'
import { SEARCHING } from '../../i18n/searching.ts'
import { useSession, useWords } from '../useApp.ts'
import styles from './Legend.module.css'

/** Names the marks on the timeline; a panel lists them for whoever does not see it. */
export function Legend() {
  const { marks } = useWords(SEARCHING)
  const events = useSession(({ run }) => eventsOf(run))
  const hasHits = useSession(({ debugging }) => debugging.hits.length > 0)
  const { deepest, excursion, solutions } = useSession(landmarksOf)
  return (
    <p className={styles.legend} aria-hidden="true">
      <span>{marks.depth}</span>
      {excursion.to > 0 && (
        <span data-landmark="excursion">
          {marks.excursionShare((excursion.to - excursion.from) / events)}
        </span>
      )}
      {deepest > 0 && <span data-landmark="deepest">{marks.deepest}</span>}
      {hasHits && <span data-landmark="hit">{marks.hit}</span>}
      {solutions.length > 0 && <span data-landmark="solution">{marks.solution}</span>}
    </p>
  )
}
