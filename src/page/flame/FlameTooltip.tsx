import { eventOf, eventsOf } from '../session/selectors.ts'
import type { FlameNode } from '../../search/trace/flameNodes.ts'
import { useSession, useWords } from '../store/useApp.ts'
import { FLAME } from './words.ts'
import styles from './Flame.module.css'

interface FlameTooltipProps {
  /** The placement under the pointer. */
  readonly node: FlameNode
  /** Position of the pointer from the chart's left edge, in CSS pixels. */
  readonly leftPx: number
  /** Width of the chart, in CSS pixels. */
  readonly widthPx: number
}

/** Tooltip of the placement under the pointer, on the side of the pointer that has more room. */
export function FlameTooltip({ node, leftPx, widthPx }: FlameTooltipProps) {
  const words = useWords(FLAME)
  const events = useSession(({ run }) => eventsOf(run))
  const event = useSession(eventOf)
  const side = leftPx < widthPx / 2 ? { left: `${leftPx + 16}px` } : { right: `${widthPx - leftPx + 16}px` }
  return (
    <div className={styles.tooltip} style={side} aria-hidden="true" data-testid="flame-tooltip">
      <p className={styles.head}>
        <b data-past={node.to < event}>{node.digit}</b>
        <span>{` ${words.cell(node.cell)}`}</span>
      </p>
      <dl>
        <dt>{words.rows.depth}</dt>
        <dd>{words.depth(node)}</dd>
        <dt>{words.rows.events}</dt>
        <dd>{words.events(node)}</dd>
        <dt>{words.rows.size}</dt>
        <dd>{words.size(node, events)}</dd>
        <dt>{words.rows.above}</dt>
        <dd>{words.above(node)}</dd>
        <dt>{words.rows.fate}</dt>
        <dd className={styles.fate} data-solved={node.solutions > 0}>
          {words.fate(node)}
        </dd>
      </dl>
      <p className={styles.ways}>
        <span>{words.click}</span>
        <span>{words.doubleClick}</span>
      </p>
    </div>
  )
}
