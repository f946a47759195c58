import type { RefObject } from 'react'
import { eventOf, eventsOf } from '../session/selectors.ts'
import type { VisibleRange } from './visibleRange.ts'
import { useActions, useMessages, useSession } from '../store/useApp.ts'
import styles from './Timeline.module.css'

interface PlayheadProps {
  /** Accessible name of the slider. */
  readonly name: string
  /** Events from edge to edge; undefined for the whole trace. */
  readonly range: VisibleRange | undefined
  /** True while fingers touch the timeline: `useFingers` then seeks, and the slider ignores its own changes. */
  readonly held: RefObject<boolean>
}

/** Native slider whose thumb is the playhead. */
export function Playhead({ name, range, held }: PlayheadProps) {
  const { timeline } = useMessages()
  const { seek } = useActions()
  const position = useSession(eventOf)
  const events = useSession(({ run }) => eventsOf(run))
  const { from, to } = range ?? { from: 0, to: events }
  const isOutside = range !== undefined && (position < from || position > to)
  return (
    <div className={styles.whole}>
      <input
        className={styles.slider}
        type="range"
        aria-label={name}
        aria-valuetext={timeline.position(position, to)}
        data-outside={isOutside}
        min={from}
        max={to}
        step={1}
        value={position}
        onChange={({ target }) => !held.current && seek(target.valueAsNumber)}
      />
    </div>
  )
}
