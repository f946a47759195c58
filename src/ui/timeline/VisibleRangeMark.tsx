import { eventsOf } from '../../app/session/selectors.ts'
import { useApp, useSession } from '../useApp.ts'
import styles from './VisibleRangeMark.module.css'

/** Marks on the overview the part that is shown in detail. */
export function VisibleRangeMark() {
  const events = useSession(({ run }) => eventsOf(run))
  const range = useApp((app) => app.visibleRange)
  if (range === undefined) return undefined
  return (
    <div
      className={styles.range}
      style={{
        left: `${(range.from / events) * 100}%`,
        width: `max(3px, ${((range.to - range.from) / events) * 100}%)`,
      }}
    />
  )
}
