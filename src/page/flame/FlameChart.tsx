import type { CSSProperties } from 'react'
import { useApp, useSession, useWords } from '../store/useApp.ts'
import { FLAME } from './words.ts'
import { FlameHandle } from './FlameHandle.tsx'
import { FlamePlot } from './FlamePlot.tsx'
import { eventsOf } from '../session/selectors.ts'
import styles from './Flame.module.css'

/** The search as a tree, above the timeline and aligned with its events. */
export default function FlameChart() {
  const heightPx = useApp((app) => app.preferences.flameHeightPx)
  // `CSSProperties` lacks custom properties.
  const style = heightPx === undefined ? {} : ({ '--flame-height': `${heightPx}px` } as CSSProperties)
  return (
    <div className={styles.flame} style={style}>
      <FlameHandle />
      <FlameLegend />
      <FlamePlot />
    </div>
  )
}

const MARKS = ['now', 'past', 'next', 'solution', 'path', 'share'] as const

/** Legend of the flame chart's colours, and status of the walk (moving from bar to bar by keyboard). */
function FlameLegend() {
  const words = useWords(FLAME)
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
