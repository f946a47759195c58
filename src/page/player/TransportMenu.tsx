import { Button } from '../controls/Button.tsx'
import { ToEndIcon, ToStartIcon } from '../controls/icons.tsx'
import { FlameButton } from '../flame/FlameButton.tsx'
import { eventOf } from '../session/selectors.ts'
import { useActions, useApp, useMessages, useSession } from '../store/useApp.ts'
import { TimelineTools } from '../timeline/TimelineTools.tsx'
import { Counters } from './Counters.tsx'
import { GoToEvent } from './Place.tsx'
import { PredictSwitch } from './PredictSwitch.tsx'
import { SpeedControl } from './SpeedControl.tsx'
import { isAtEnd, LineStep } from './SteppingBar.tsx'
import styles from './TransportMenu.module.css'

/** How much of the transport has room in its row. */
export type Room = 'all' | 'compact' | 'narrow' | 'brief'

/** What the transport's menu holds: the tools of the timeline, and what has no room in the row. */
export function TransportMenu({ room }: { readonly room: Room }) {
  return (
    <div className={styles.menu}>
      {room === 'brief' && <Moves />}
      {(room === 'brief' || room === 'narrow') && (
        <>
          <Counters />
          <SpeedControl />
        </>
      )}
      {room !== 'all' && (
        <div className={styles.switches}>
          <PredictSwitch />
          <FlameButton />
        </div>
      )}
      <TimelineTools />
    </div>
  )
}

/** On a small screen: the moves without a button in the row, the figures, and the program. */
function Moves() {
  const { transport, stepping } = useMessages()
  const { goToStart, goToEnd } = useActions()
  const byLines = useApp((app) => app.preferences.playsBy === 'lines')
  const hasBreakpoints = useApp((app) => app.breakpoints.length > 0)
  const atStart = useSession((session) => eventOf(session) === 0)
  const atEnd = useSession(isAtEnd)
  return (
    <>
      <div role="group" aria-label={stepping.tools}>
        <Button label={transport.goToStart} icon={<ToStartIcon />} isIdle={atStart} onClick={goToStart} />
        <Button label={transport.goToEnd} icon={<ToEndIcon />} isIdle={atEnd} onClick={goToEnd} />
        {byLines && (
          <>
            <LineStep name="overBack" isNamed />
            <LineStep name="over" isNamed />
            <LineStep name="outBack" isNamed />
            <LineStep name="out" isNamed />
          </>
        )}
        {hasBreakpoints && (
          <>
            <LineStep name="reverseContinue" isNamed />
            <LineStep name="continue" isNamed />
          </>
        )}
      </div>
      <div className={styles.goTo}>
        <span aria-hidden="true">{transport.goToEvent}</span>
        <GoToEvent />
      </div>
    </>
  )
}
