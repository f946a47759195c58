import type { CSSProperties } from 'react'
import { useApp } from '../store/useApp.ts'
import styles from './Flame.module.css'
import { FlameHandle } from './FlameHandle.tsx'
import { FlameLegend } from './FlameLegend.tsx'
import { FlamePlot } from './FlamePlot.tsx'

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
