import { eventOf, eventsOf } from '../session/selectors.ts'
import type { VisibleRange } from './visibleRange.ts'
import { useSession } from '../store/useApp.ts'
import styles from './Timeline.module.css'
import { Waveform } from './Waveform.tsx'

export interface WavesProps {
  /** Events from edge to edge; undefined for the whole trace. */
  readonly range: VisibleRange | undefined
}

/** The waveform of the search depth, with the played part in other colours. */
export function Waves({ range }: WavesProps) {
  const position = useSession(eventOf)
  const events = useSession(({ run }) => eventsOf(run))
  const { from, to } = range ?? { from: 0, to: events }
  const played = to === from ? 0 : Math.max(0, Math.min(1, (position - from) / (to - from)))
  return (
    <>
      <div className={styles.layer}>
        <Waveform tone="rest" range={range} isSeen={played < 1} />
      </div>
      <div className={styles.layer} style={{ clipPath: `inset(0 ${(1 - played) * 100}% 0 0)` }}>
        <Waveform tone="played" range={range} isSeen={played > 0} />
      </div>
    </>
  )
}
