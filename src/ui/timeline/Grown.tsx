import type { ReactNode } from 'react'
import { stretchOf } from '../../app/session/selectors.ts'
import { useApp } from '../useApp.ts'
import styles from './Timeline.module.css'

/**
 * What is drawn of all events known, stretched so that those shown reach from edge to edge. While a search runs nothing
 * is drawn but at its reports; between two of them this alone changes.
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
