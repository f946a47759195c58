import type { ReactNode, RefObject } from 'react'
import { useApp } from '../useApp.ts'
import styles from './Timeline.module.css'
import { stretched, useGrowth } from './useGrowth.ts'

interface GrownProps {
  /** As wide as all known events are. */
  readonly drawn: RefObject<HTMLDivElement | null>
  readonly children: ReactNode
}

/** A drawing of all known events, which grows into the strip: a running search draws it anew at its reports alone. */
export function Grown({ drawn, children }: GrownProps) {
  const growth = useApp((app) => app.growth)
  useGrowth(drawn, growth, 'transform', stretched)
  return (
    <div className={styles.whole} data-growing={growth !== undefined}>
      <div ref={drawn} className={styles.layer}>
        {children}
      </div>
    </div>
  )
}
