import { eventsOf } from '../../app/selectors.ts'
import { NO_LANDMARKS } from '../../core/trace/landmarks.ts'
import { useApp } from '../useApp.ts'
import styles from './Timeline.module.css'

/** Solutions, the deepest dead end and the longest excursion, marked on the whole trace; the puzzle panel names them. */
export function LandmarkMarks() {
  const events = useApp((app) => eventsOf(app.run))
  const { deepest, excursion, solutions } = useApp(({ run }) =>
    run.status === 'open' ? run.progress.landmarks : NO_LANDMARKS,
  )
  const share = (event: number) => `${(event / events) * 100}%`
  return (
    <div className={styles.landmarks} aria-hidden="true">
      {excursion.to > 0 && (
        <div
          className={styles.excursion}
          style={{ left: share(excursion.from), width: share(excursion.to - excursion.from) }}
        />
      )}
      {deepest > 0 && <div className={styles.deepest} style={{ left: share(deepest) }} />}
      {solutions.map((event) => (
        <div key={event} className={styles.solution} style={{ left: share(event) }} />
      ))}
    </div>
  )
}
