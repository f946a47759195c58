import type { ReactNode } from 'react'
import { eventsOf } from '../session/selectors.ts'
import { lazyPart } from '../shell/lazyPart.tsx'
import { useApp, useMessages, useSession } from '../store/useApp.ts'
import { LandmarkMarks } from './LandmarkMarks.tsx'
import { frontOf } from '../session/sessions.ts'
import type { AppState } from '../store/state.ts'
import { DrawnValues } from '../own/ownParts.tsx'
import { Strip } from './Strip.tsx'
import styles from './Timeline.module.css'
import visibleRangeMarkStyles from './VisibleRangeMark.module.css'

const FlameChart = lazyPart(() => import('../flame/FlameChart.tsx'))

/**
 * The whole search as a scrubbable strip, with a range on it that a second strip shows in detail. Above them, if opened,
 * the flame chart and a chart of values that the user's program had.
 * @property children drawn above all
 */
export function Timeline({ children }: { readonly children: ReactNode }) {
  const { timeline } = useMessages()
  const isOpen = useSession(({ run }) => run.status === 'open')
  const showsFlame = useApp((app) => app.preferences.showsFlame)
  const events = useSession(({ run }) => eventsOf(run))
  const range = useApp((app) => app.visibleRange)
  const drawsValues = useApp((app) => app.own?.valuesPanel?.drawn !== undefined && isOwnInFront(app))
  return (
    <div className={styles.timeline}>
      {children}
      {isOpen && showsFlame && <FlameChart />}
      {isOpen && drawsValues && <DrawnValues />}
      <div className={styles.strips}>
        {range !== undefined && <Strip name={timeline.detail} range={range} />}
        <Strip name={timeline.name} range={undefined}>
          {isOpen && <VisibleRangeMark />}
          {isOpen && <LandmarkMarks />}
        </Strip>
        {events === 0 && <Hint />}
      </div>
    </div>
  )
}

function Hint() {
  const { timeline } = useMessages()
  const isOwn = useApp(isOwnInFront)
  return (
    <p className={styles.hint}>
      <span>{isOwn ? timeline.ownEmpty : timeline.empty}</span>
    </p>
  )
}

/** True if the page shows a run of the user's program. */
function isOwnInFront(app: AppState): boolean {
  return frontOf(app).program.kind === 'own'
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
