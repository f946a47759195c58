import { eventsOf } from '../../app/session/selectors.ts'
import { useApp, useMessages, useSession } from '../useApp.ts'
import { Strip } from './Strip.tsx'
import styles from './Timeline.module.css'
import { using, whileSearching, whileUsed } from '../whileSearching.tsx'

const LandmarkMarks = whileSearching((parts) => parts.LandmarkMarks)
const Flame = whileUsed((parts) => parts.Flame)
const Legend = whileUsed((parts) => parts.Legend)
const VisibleRangeMark = whileUsed((parts) => parts.VisibleRangeMark)

const ask = () => void using.ask().catch(() => undefined)

/** The whole search as a strip to scrub, with a range on it that a second strip shows in detail. */
export function Timeline() {
  const { timeline } = useMessages()
  const events = useSession(({ run }) => eventsOf(run))
  const range = useApp((app) => app.visibleRange)
  return (
    <div className={styles.timeline} onPointerEnter={ask} onFocus={ask}>
      <div className={styles.lane}>
        <Legend />
      </div>
      <Flame />
      <div className={styles.strips}>
        {range !== undefined && <Strip name={timeline.detail} range={range} />}
        <Strip name={timeline.name} range={undefined}>
          <VisibleRangeMark />
          <LandmarkMarks />
          {events === 0 && <p className={styles.hint}>{timeline.empty}</p>}
        </Strip>
      </div>
    </div>
  )
}
