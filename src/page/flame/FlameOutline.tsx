import type { VisibleRange } from '../timeline/visibleRange.ts'
import type { FlameNode } from '../../search/trace/flameNodes.ts'
import styles from './Flame.module.css'
import type { FlameScale } from './flameScale.ts'

interface FlameOutlineProps {
  readonly node: FlameNode
  /** Chosen by the pointer or by the arrow keys. */
  readonly kind: 'pointed' | 'walked'
  /** Range of events on the chart. */
  readonly shown: VisibleRange
  readonly scale: FlameScale
}

/** Outlines a placement and, above it, the placements made while it was on the board. */
export function FlameOutline({ node, kind, shown, scale }: FlameOutlineProps) {
  const share = (event: number) => (event - shown.from) / (shown.to - shown.from)
  const [left, right] = [Math.max(0, share(node.from)), Math.min(1, share(node.to))]
  if (right < 0 || left > 1) return undefined
  const top = scale.topOf(node.highest)
  return (
    <div
      className={styles.outline}
      data-kind={kind}
      style={{
        left: `${left * 100}%`,
        width: `max(3px, ${(right - left) * 100}%)`,
        top: `${top}px`,
        height: `${scale.topOf(node.depth - 1) - top}px`,
      }}
    />
  )
}
