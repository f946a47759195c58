import { eventsOf, positionOf } from '../../app/selectors.ts'
import { useActions, useApp, useMessages } from '../useApp.ts'
import styles from './Timeline.module.css'
import { Waveform } from './Waveform.tsx'

/** The whole search as a strip to scrub: a native slider over the waveform of depths. */
export function Timeline() {
  const { timeline } = useMessages()
  const { seek } = useActions()
  const events = useApp((app) => eventsOf(app.run))
  const position = useApp(positionOf)
  const played = events === 0 ? 0 : position / events
  return (
    <div className={styles.timeline} data-empty={events === 0}>
      <div className={styles.rest}>
        <Waveform tone="rest" />
      </div>
      <div className={styles.played} style={{ clipPath: `inset(0 ${(1 - played) * 100}% 0 0)` }}>
        <Waveform tone="played" />
      </div>
      {events === 0 && <p className={styles.hint}>{timeline.empty}</p>}
      <input
        className={styles.slider}
        type="range"
        aria-label={timeline.name}
        aria-valuetext={timeline.position(position, events)}
        min={0}
        max={events}
        step={1}
        value={position}
        onChange={({ target }) => seek(target.valueAsNumber)}
      />
    </div>
  )
}
