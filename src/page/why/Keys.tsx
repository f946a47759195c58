import { useShallow } from 'zustand/react/shallow'
import { frontOf } from '../session/sessions.ts'
import type { AppState } from '../store/state.ts'
import { useApp, useMessages } from '../store/useApp.ts'
import styles from './Keys.module.css'

/** The shapes of marks that the key explains, and what they mean. */
const MARKS = {
  blocking: 'ring',
  fault: 'ring',
  empty: 'ring',
  stale: 'hatch',
  blank: 'dashes',
} as const

type Mark = keyof typeof MARKS

/** Explains the marks that are on the board: a line, where there is room for it. */
export function Keys() {
  const words = useMessages().sentence.keys
  const marks = useApp(useShallow(marksOf))
  return (
    <div className={styles.place}>
      {marks.length > 0 && (
        <ul className={styles.keys} aria-hidden="true">
          {marks.map((mark) => (
            <li key={mark} className={styles.key} data-shape={MARKS[mark]}>
              {words[mark]}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Returns what is marked on the board. */
function marksOf(app: AppState): readonly Mark[] {
  const roles = new Set(frontOf(app).debugging.explained?.values())
  const rings = new Set(app.rings.values())
  const shown: Readonly<Record<Mark, boolean>> = {
    blocking: roles.has('blocking'),
    fault: rings.has('fault'),
    empty: rings.has('stale'),
    stale: rings.has('stale'),
    blank: roles.has('failing') || rings.has('blank'),
  }
  return MARK_ORDER.filter((mark) => shown[mark])
}

const MARK_ORDER: readonly Mark[] = ['blocking', 'fault', 'empty', 'stale', 'blank']
