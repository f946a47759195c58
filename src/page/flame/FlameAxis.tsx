import { useMessages } from '../store/useApp.ts'
import styles from './Flame.module.css'
import type { FlameScale } from './flameScale.ts'

/** Depths that may have a label. The rows of depths 1 to 9 show the names of placements instead. */
const LABELLED = [10, 20, 30, 40, 50, 60, 70, 80]

/** Minimum distance between labels, in CSS pixels. */
const LABEL_PX = 16

/** Depth labels at the left edge of the flame chart. */
export function FlameAxis({ scale }: { readonly scale: FlameScale }) {
  const { depthAxis } = useMessages().flame
  if (scale.rows === 0) return undefined
  return (
    <div className={styles.axis} aria-hidden="true">
      <span className={styles.axisName}>{depthAxis}</span>
      {labelledDepths(scale).map((depth) => (
        <span
          key={depth}
          translate="no"
          style={{ top: `${(scale.topOf(depth) + scale.topOf(depth - 1)) / 2}px` }}
        >
          {depth}
        </span>
      ))}
    </div>
  )
}

/** Returns the depths with room for a label. */
function labelledDepths({ rows, topOf }: FlameScale): readonly number[] {
  const reported: number[] = []
  let lastPx = Number.POSITIVE_INFINITY
  for (const depth of LABELLED.filter((label) => label <= rows)) {
    const top = topOf(depth)
    if (lastPx - top < LABEL_PX || top < LABEL_PX) continue
    reported.push(depth)
    lastPx = top
  }
  return reported
}
