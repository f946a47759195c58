import { eventsOf } from '../../app/session/selectors.ts'
import { eventNotation } from '../../core/events.ts'
import { useApp, useMessages, useSession } from '../useApp.ts'
import { Strip } from './Strip.tsx'
import styles from './Timeline.module.css'
import { TimelineTools } from './TimelineTools.tsx'
import { whileSearching } from '../whileSearching.tsx'

const LandmarkMarks = whileSearching((parts) => parts.LandmarkMarks)

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
          {window !== undefined && (
            <div
              className={styles.window}
              style={{
                left: `${(window.from / events) * 100}%`,
                width: `max(3px, ${((window.to - window.from) / events) * 100}%)`,
              }}
            />
          )}
          <LandmarkMarks />
          {events === 0 && <p className={styles.hint}>{timeline.empty}</p>}
        </Strip>
      </div>
    </div>
  )
}

/** What happened at the event under the pointer. */
function Readout() {
  const { timeline } = useMessages()
  const readout = useApp((app) => app.readout)
  if (readout === undefined) return undefined
  const { event, depth, last } = readout
  return (
    <p className={styles.readout} aria-hidden="true">
      {timeline.readout(event, last === undefined ? undefined : { depth, notation: eventNotation(last) })}
    </p>
  )
}
