import { eventsOf } from '../../app/session/selectors.ts'
import { useApp, useMessages, useSession } from '../useApp.ts'
import { Strip } from './Strip.tsx'
import styles from './Timeline.module.css'
import { TimelineTools } from './TimelineTools.tsx'
import { whileSearching } from '../whileSearching.tsx'

const LandmarkMarks = whileSearching((parts) => parts.LandmarkMarks)
const Readout = whileSearching((parts) => parts.Readout)
const ShownWindow = whileSearching((parts) => parts.ShownWindow)

/** The whole search as a strip to scrub, with a window on it that a second strip shows in detail. */
export function Timeline() {
  const { timeline } = useMessages()
  const events = useSession(({ run }) => eventsOf(run))
  const window = useApp((app) => app.window)
  return (
    <div className={styles.timeline}>
      <TimelineTools />
      <div className={styles.strips}>
        <Readout />
        {window !== undefined && <Strip name={timeline.detail} window={window} />}
        <Strip name={timeline.name} window={undefined}>
          <ShownWindow />
          <LandmarkMarks />
          {events === 0 && <p className={styles.hint}>{timeline.empty}</p>}
        </Strip>
      </div>
    </div>
  )
}
