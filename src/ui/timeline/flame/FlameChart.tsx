import type { CSSProperties } from 'react'
import { useApp } from '../../useApp.ts'
import styles from './Flame.module.css'
import { FlameHandle } from './FlameHandle.tsx'
import { FlameLegend } from './FlameLegend.tsx'
import { FlamePlot } from './FlamePlot.tsx'

/** The whole search as a tree, above the timeline and with the same events from edge to edge. */
export function FlameChart() {
  const heightPx = useApp((app) => app.preferences.flameHeightPx)
  // A property of its own, which the type does not know.
  const style = heightPx === undefined ? {} : ({ '--flame-height': `${heightPx}px` } as CSSProperties)
  return (
    <div className={styles.flame} style={style}>
      <FlameHandle />
      <FlameLegend />
      <FlamePlot />
    </div>
  )
}
