import { eventsOf, landmarksOf } from '../session/selectors.ts'
import { lazyPart } from '../shell/lazyPart.tsx'
import { useApp, useMessages, useSession } from '../store/useApp.ts'
import { LandmarkMarks, shownFault } from './LandmarkMarks.tsx'
import { frontOf } from '../session/sessions.ts'
import type { AppState } from '../store/state.ts'
import { DrawnValues } from '../own/ownParts.tsx'
import legendStyles from './Legend.module.css'
import { Strip } from './Strip.tsx'
import styles from './Timeline.module.css'
import visibleRangeMarkStyles from './VisibleRangeMark.module.css'

const FlameChart = lazyPart(() => import('../flame/FlameChart.tsx'))

/**
 * The whole search as a scrubbable strip, with a range on it that a second strip shows in detail. Above them, a legend
 * and, if opened, the flame chart and a chart of values that the user's program had.
 */
export function Timeline() {
  const { timeline } = useMessages()
  const isOpen = useSession(({ run }) => run.status === 'open')
  const showsFlame = useApp((app) => app.preferences.showsFlame)
  const events = useSession(({ run }) => eventsOf(run))
  const range = useApp((app) => app.visibleRange)
  const drawsValues = useApp((app) => app.own?.valuesPanel?.drawn !== undefined && isOwnInFront(app))
  return (
    <div className={styles.timeline}>
      <div className={styles.lane}>{isOpen && <Legend />}</div>
      {isOpen && showsFlame && <FlameChart />}
      {isOpen && drawsValues && <DrawnValues />}
      <div className={styles.strips}>
        {range !== undefined && <Strip name={timeline.detail} range={range} />}
        <Strip name={timeline.name} range={undefined}>
          {isOpen && <VisibleRangeMark />}
          {isOpen && <LandmarkMarks />}
          {events === 0 && <p className={styles.hint}>{timeline.empty}</p>}
        </Strip>
      </div>
    </div>
  )
}

/** True if the page shows a run of the user's program. */
function isOwnInFront(app: AppState): boolean {
  return frontOf(app).program.kind === 'own'
}

/** Legend of the timeline's marks; a panel lists them for screen readers. */
function Legend() {
  const { marks } = useMessages().searching
  const events = useSession(({ run }) => eventsOf(run))
  const hasHits = useSession(({ debugging }) => debugging.hits.length > 0)
  const hasFault = useApp((app) => shownFault(app) !== undefined)
  const { deepest, excursion, solutions } = useSession(landmarksOf)
  return (
    <p className={legendStyles.legend} aria-hidden="true">
      <span>{marks.depth}</span>
      {hasFault && <span data-landmark="fault">{marks.fault}</span>}
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

/** Marks, on the strip of the whole search, the range that is shown in detail. */
function VisibleRangeMark() {
  const events = useSession(({ run }) => eventsOf(run))
  const range = useApp((app) => app.visibleRange)
  if (range === undefined) return undefined
  return (
    <div
      className={visibleRangeMarkStyles.range}
      style={{
        left: `${(range.from / events) * 100}%`,
        width: `max(3px, ${((range.to - range.from) / events) * 100}%)`,
      }}
    />
  )
}
