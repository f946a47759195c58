import { type RefObject, useRef } from 'react'
import { eventOf, eventsOf } from '../../app/session/selectors.ts'
import type { VisibleRange } from '../../app/view/visibleRange.ts'
import { useActions, useApp, useMessages, useSession } from '../useApp.ts'
import styles from './Timeline.module.css'
import { stretched, useGrowth } from './useGrowth.ts'

interface PlayheadProps {
  readonly name: string
  /** The events from edge to edge; undefined for the whole trace. */
  readonly range: VisibleRange | undefined
  /** Whether there are fingers on the strip, which seek in their own way: see `useFingers`. */
  readonly held: RefObject<boolean>
}

/** A native slider whose thumb is the playhead. */
export function Playhead({ name, range, held }: PlayheadProps) {
  const { timeline } = useMessages()
  const { seek } = useActions()
  const position = useSession(eventOf)
  const events = useSession(({ run }) => eventsOf(run))
  const slider = useRef<HTMLInputElement>(null)
  // As wide as what is drawn. A playhead beyond what is shown, as it is while the end is followed, stays at the edge.
  const growth = useApp((app) => (range === undefined ? app.growth : undefined))
  useGrowth(slider, growth && position <= growth.from ? growth : undefined, 'transform', stretched)
  const { from, to } = range ?? { from: 0, to: events }
  const isOutside = range !== undefined && (position < from || position > to)
  return (
    <div className={styles.whole} data-growing={growth !== undefined}>
      <input
        ref={slider}
        className={styles.slider}
        type="range"
        aria-label={name}
        aria-valuetext={timeline.position(position, to)}
        data-outside={isOutside}
        min={from}
        max={to}
        step={1}
        value={position}
        onChange={({ target }) => !held.current && seek(target.valueAsNumber)}
      />
    </div>
  )
}
