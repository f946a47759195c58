import { Menu } from '../controls/Menu.tsx'
import { MoreIcon } from '../controls/icons.tsx'
import { COMPACT, NARROW, SHEET, useMedia } from '../controls/useMedia.ts'
import { FlameButton } from '../flame/FlameButton.tsx'
import { useMessages } from '../store/useApp.ts'
import { Lane } from '../timeline/Lane.tsx'
import { Timeline } from '../timeline/Timeline.tsx'
import { Counters } from './Counters.tsx'
import { Place } from './Place.tsx'
import { PredictSwitch } from './PredictSwitch.tsx'
import { SpeedControl } from './SpeedControl.tsx'
import { SteppingBar } from './SteppingBar.tsx'
import styles from './Transport.module.css'
import { type Room, TransportMenu } from './TransportMenu.tsx'
import { UnitChoice } from './UnitChoice.tsx'

/** Playback controls of a search in one row, as in a video editor, with its counters, above its timeline. */
export function Transport() {
  const { transport } = useMessages()
  const room = useRoom()
  const isBrief = room === 'brief'
  return (
    <section className={styles.transport} aria-label={transport.name}>
      <div className={styles.row}>
        <SteppingBar isBrief={isBrief} />
        <UnitChoice />
        {!isBrief && (
          <>
            <Place isField />
            <Counters />
          </>
        )}
        {(room === 'all' || room === 'compact') && <SpeedControl />}
        {room === 'all' && (
          <>
            <PredictSwitch />
            <FlameButton />
          </>
        )}
        <div className={styles.more}>
          <Menu label={transport.more} icon={<MoreIcon />} shows="icon" side="above" align="end">
            <TransportMenu room={room} />
          </Menu>
        </div>
      </div>
      <Timeline>
        <Lane place={isBrief && <Place />} isBrief={isBrief} />
      </Timeline>
    </section>
  )
}

function useRoom(): Room {
  const isBrief = useMedia(SHEET)
  const isNarrow = useMedia(NARROW)
  const isCompact = useMedia(COMPACT)
  if (isBrief) return 'brief'
  if (isNarrow) return 'narrow'
  return isCompact ? 'compact' : 'all'
}
