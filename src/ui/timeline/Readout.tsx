import { eventNotation } from '../../core/events.ts'
import { useApp, useMessages } from '../useApp.ts'
import styles from './Readout.module.css'

/** Tells the event under the pointer. */
export function Readout() {
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
