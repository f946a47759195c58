import { eventOf, eventsOf, isSearching } from '../session/selectors.ts'
import { useActions, useApp, useMessages, useSession } from '../store/useApp.ts'
import { Button } from '../controls/Button.tsx'
import {
  PauseIcon,
  PlayIcon,
  StepBackIcon,
  StepForwardIcon,
  ToEndIcon,
  ToStartIcon,
} from '../controls/icons.tsx'
import { Timeline } from '../timeline/Timeline.tsx'
import { TimelineTools } from '../timeline/TimelineTools.tsx'
import { Counters } from './Counters.tsx'
import { GoToEvent } from './GoToEvent.tsx'
import { SpeedControl } from './SpeedControl.tsx'
import styles from './Transport.module.css'

/** Playback controls of a search, as in a video editor, with its counters and timeline. */
export function Transport() {
  const { transport } = useMessages()
  const actions = useActions()
  const playing = useApp((app) => app.playing)
  const predicts = useApp((app) => app.preferences.predicts)
  const atStart = useSession((session) => eventOf(session) === 0)
  const atEnd = useSession(
    (session) =>
      session.run.status === 'open' &&
      !isSearching(session.run) &&
      eventOf(session) === eventsOf(session.run),
  )
  return (
    <section className={styles.transport} aria-label={transport.name}>
      <div className={styles.buttons}>
        <Button
          label={transport.goToStart}
          icon={<ToStartIcon />}
          shows="icon"
          isIdle={atStart}
          onClick={actions.goToStart}
        />
        <Button
          label={transport.stepBack}
          icon={<StepBackIcon />}
          shows="icon"
          isIdle={atStart}
          onClick={actions.stepBack}
        />
        <Button
          label={playing ? transport.pause : transport.play}
          icon={playing ? <PauseIcon /> : <PlayIcon />}
          tone="primary"
          onClick={actions.togglePlaying}
        />
        <Button
          label={transport.stepForward}
          icon={<StepForwardIcon />}
          shows="icon"
          isIdle={atEnd}
          onClick={actions.stepForward}
        />
        <Button
          label={transport.goToEnd}
          icon={<ToEndIcon />}
          shows="icon"
          isIdle={atEnd}
          onClick={actions.goToEnd}
        />
        <button
          type="button"
          role="switch"
          className={styles.predict}
          title={transport.predictHint}
          aria-checked={predicts}
          onClick={() => actions.setPredicts(!predicts)}
        >
          <span>{transport.predict}</span>
        </button>
      </div>
      <Counters />
      <GoToEvent />
      <SpeedControl />
      <TimelineTools />
      <Timeline />
    </section>
  )
}
