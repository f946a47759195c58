import { eventsOf, positionOf, shownOf } from '../../app/selectors.ts'
import type { TraceWindow } from '../../app/window.ts'
import { useActions, useApp, useMessages } from '../useApp.ts'
import styles from './Timeline.module.css'

interface PlayheadProps {
  readonly name: string
  /** The events from edge to edge; undefined for the whole trace. */
  readonly window: TraceWindow | undefined
}

/** A native slider whose thumb is the playhead. */
export function Playhead({ name, window }: PlayheadProps) {
  const { timeline } = useMessages()
  const { seek } = useActions()
  const position = useApp(positionOf)
  const events = useApp((app) => eventsOf(app.run))
  const shown = useApp((app) => Math.ceil(shownOf(app)))
  const { from, to } = window ?? { from: 0, to: shown }
  const isOutside = window !== undefined && (position < from || position > to)
  return (
    <input
      className={styles.slider}
      type="range"
      aria-label={name}
      aria-valuetext={timeline.position(position, window?.to ?? events)}
      data-outside={isOutside}
      min={from}
      max={to}
      step={1}
      value={position}
      onChange={({ target }) => seek(target.valueAsNumber)}
    />
  )
}
