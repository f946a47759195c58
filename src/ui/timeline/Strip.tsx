import { type PointerEvent, type ReactNode, useRef } from 'react'
import { positionOf } from '../../app/selectors.ts'
import type { TraceWindow } from '../../app/window.ts'
import { useActions, useApp, useMessages } from '../useApp.ts'
import styles from './Timeline.module.css'
import { useZoomGestures } from './useZoomGestures.ts'
import { Waveform } from './Waveform.tsx'

interface StripProps {
  readonly name: string
  /** The events from edge to edge. */
  readonly shown: TraceWindow
  /** Whether that is the whole trace, however long it grows. */
  readonly isWhole: boolean
  /** Drawn between the waveform and the playhead. */
  readonly children?: ReactNode
}

/** A stretch of the trace to scrub: a native slider over the waveform of depths, its thumb the playhead. */
export function Strip({ name, shown, isWhole, children }: StripProps) {
  const { timeline } = useMessages()
  const { seek, hover } = useActions()
  const strip = useRef<HTMLDivElement>(null)
  const { from, to } = shown
  const position = useApp(positionOf)
  const played = to === from ? 0 : Math.max(0, Math.min(1, (position - from) / (to - from)))
  useZoomGestures(strip, shown)

  function hoverAt({ clientX, pointerType }: PointerEvent) {
    const box = strip.current?.getBoundingClientRect()
    if (box === undefined || pointerType !== 'mouse') return
    hover(Math.min(to, Math.floor(from + ((clientX - box.left) / box.width) * (to - from)) + 1))
  }

  return (
    <div
      ref={strip}
      className={styles.strip}
      data-whole={isWhole}
      onPointerMove={hoverAt}
      onPointerLeave={() => hover(undefined)}
    >
      <div className={styles.layer}>
        <Waveform tone="rest" window={isWhole ? undefined : shown} />
      </div>
      <div className={styles.layer} style={{ clipPath: `inset(0 ${(1 - played) * 100}% 0 0)` }}>
        <Waveform tone="played" window={isWhole ? undefined : shown} />
      </div>
      {children}
      <input
        className={styles.slider}
        type="range"
        aria-label={name}
        aria-valuetext={timeline.position(position, to)}
        data-outside={position < from || position > to}
        min={from}
        max={to}
        step={1}
        value={position}
        onChange={({ target }) => seek(target.valueAsNumber)}
      />
    </div>
  )
}
