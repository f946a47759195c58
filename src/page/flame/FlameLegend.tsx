import { eventsOf } from '../session/selectors.ts'
import { useApp, useMessages, useSession } from '../store/useApp.ts'
import styles from './Flame.module.css'

const MARKS = ['now', 'past', 'next', 'solution', 'path', 'share'] as const

/** Legend of the flame chart's colours, and status of the walk (moving from bar to bar by keyboard). */
export function FlameLegend() {
  const words = useMessages().flame
  const walked = useApp((app) => app.flame?.walked)
  const events = useSession(({ run }) => eventsOf(run))
  const reported = walked && (walked.stuckSteps > 0 ? words.noFurther : words.walked(walked.node, events))
  return (
    <div className={styles.legend}>
      {MARKS.map((mark) => (
        <span key={mark} className={styles.mark} data-mark={mark} aria-hidden="true">
          {words.legend[mark]}
        </span>
      ))}
      {walked === undefined && (
        <span className={styles.hint} aria-hidden="true">
          {words.hint}
        </span>
      )}
      <p className={styles.walked} role="status" data-testid="flame-walk">
        {/* Alternates a trailing space, so that screen readers repeat the same sentence. */}
        {`${reported ?? ''}${'\u00A0'.repeat((walked?.stuckSteps ?? 0) % 2)}`}
      </p>
    </div>
  )
}
