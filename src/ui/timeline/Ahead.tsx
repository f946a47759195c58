import { eventOf, eventsOf } from '../../app/session/selectors.ts'
import type { VisibleRange } from '../../app/view/visibleRange.ts'
import { useSession } from '../useApp.ts'
import styles from './Timeline.module.css'

/** Covers a strip ahead of the playhead while the learner is asked to predict the next event. */
export function Ahead({ range }: { readonly range: VisibleRange | undefined }) {
  const isCovered = useSession(({ debugging }) => debugging.isCovered)
  const position = useSession((session) => (isCovered ? eventOf(session) : 0))
  const events = useSession(({ run }) => (isCovered ? eventsOf(run) : 0))
  const { from, to } = range ?? { from: 0, to: events }
  if (!isCovered || to === from) return undefined
  const share = Math.max(0, Math.min(1, (position - from) / (to - from)))
  return <div className={styles.ahead} style={{ left: `${share * 100}%` }} aria-hidden="true" />
}
