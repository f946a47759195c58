import type { ReactNode } from 'react'
import { stretchOf } from '../../app/session/selectors.ts'
import { useApp } from '../useApp.ts'
import styles from './Timeline.module.css'

/**
 * A drawing of all known events, stretched so that the visible ones reach from edge to edge. A running search redraws only
 * at its reports; between two of them this alone changes.
 */
export function Grown({ children }: { readonly children: ReactNode }) {
  const stretch = useApp(stretchOf)
  const isGrowing = stretch > 1
  return (
    <div className={styles.whole} data-growing={isGrowing}>
      <div className={styles.layer} style={isGrowing ? { transform: `scaleX(${stretch})` } : undefined}>
        {children}
      </div>
    </div>
  )
}
