import { eventsOf } from '../../app/session/selectors.ts'
import { useApp, useSession } from '../useApp.ts'
import styles from './ShownWindow.module.css'

/** Marks on the overview the part that is shown in detail. */
export function ShownWindow() {
  const events = useSession(({ run }) => eventsOf(run))
  const window = useApp((app) => app.window)
  if (window === undefined) return undefined
  return (
    <div
      className={styles.window}
      style={{
        left: `${(window.from / events) * 100}%`,
        width: `max(3px, ${((window.to - window.from) / events) * 100}%)`,
      }}
    />
  )
}
