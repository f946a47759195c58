import { eventsOf, landmarksOf } from '../session/selectors.ts'
import type { AppState } from '../store/state.ts'
import { useApp, useSession } from '../store/useApp.ts'
import styles from './LandmarkMarks.module.css'

/**
 * Marks on the strip of the whole trace: solutions, the deepest dead end, the longest excursion (the most events below
 * one wrong placement), breakpoint hits, and the event at which the user's program goes wrong. Panels list the same as
 * text.
 */
export function LandmarkMarks() {
  const events = useSession(({ run }) => eventsOf(run))
  const { deepest, excursion, solutions } = useSession(landmarksOf)
  const hits = useSession(({ debugging }) => debugging.hits)
  const fault = useApp(shownFault)
  const share = (event: number) => `${(event / events) * 100}%`
  if (events === 0) return undefined
  return (
    <svg className={styles.landmarks} data-landmarks aria-hidden="true">
      {excursion.to > 0 && (
        <rect
          className={styles.excursion}
          x={share(excursion.from)}
          width={share(excursion.to - excursion.from)}
        />
      )}
      {/* In units of events: as the trace grows, one attribute changes instead of a hundred. */}
      <svg viewBox={`0 0 ${events} 1`} preserveAspectRatio="none">
        <path className={styles.solution} d={solutions.map((event) => `M${event} 0V1`).join('')} />
      </svg>
      {deepest > 0 && (
        <svg x={share(deepest)} overflow="visible">
          <path className={styles.deepest} d="M0 2 5 7 0 12-5 7Z" />
        </svg>
      )}
      {fault !== undefined && (
        <svg x={share(fault)} overflow="visible">
          <path className={styles.fault} d="M-6 0H6L0 10Z" />
          <rect className={styles.fault} x="-1" width="2" height="100%" />
        </svg>
      )}
      {hits.map((event) => (
        <circle key={event} className={styles.hit} cx={share(event)} r="3.5" />
      ))}
    </svg>
  )
}

/**
 * Returns the event at which the user's program goes wrong; undefined unless the page shows a finding of its diagnosis.
 */
export function shownFault({ own }: AppState): number | undefined {
  const shown = own?.shownFinding
  return shown?.hasRun === true ? shown.finding.event : undefined
}
