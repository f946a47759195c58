import { type PointerEvent, type ReactNode, useCallback, useRef } from 'react'
import { eventsOf, shownOf } from '../../app/selectors.ts'
import type { TraceWindow } from '../../app/window.ts'
import { useActions, useApp, useAppStore } from '../useApp.ts'
import { Grown } from './Grown.tsx'
import { Playhead } from './Playhead.tsx'
import styles from './Timeline.module.css'
import { useZoomGestures } from './useZoomGestures.ts'
import { whileSearching } from '../whileSearching.tsx'

const Waves = whileSearching((parts) => parts.Waves)

interface StripProps {
  readonly name: string
  /** The events from edge to edge; undefined for the whole trace, however long it grows. */
  readonly window: TraceWindow | undefined
  /** Drawn between the waveform and the playhead. */
  readonly children?: ReactNode
}

/** A stretch of the trace to scrub: a native slider over the waveform of depths, its thumb the playhead. */
export function Strip({ name, window, children }: StripProps) {
  const { hover } = useActions()
  const strip = useRef<HTMLDivElement>(null)
  const store = useAppStore()
  const isEmpty = useApp((app) => eventsOf(app.run) === 0)
  const isWhole = window === undefined
  // The same one all the time: what is shown changes in the middle of a gesture.
  const eventAt = useCallback(
    (clientX: number) => {
      const { left = 0, width = 1 } = strip.current?.getBoundingClientRect() ?? {}
      const app = store.getState()
      const { from, to } = (isWhole ? undefined : app.window) ?? { from: 0, to: shownOf(app) }
      return from + ((clientX - left) / width) * (to - from)
    },
    [isWhole, store],
  )
  useZoomGestures(strip, isEmpty ? undefined : eventAt)

  function hoverAt({ clientX, pointerType }: PointerEvent) {
    const last = window?.to ?? eventsOf(store.getState().run)
    if (pointerType === 'mouse') hover(Math.min(last, Math.floor(eventAt(clientX)) + 1))
  }

  return (
    <div
      ref={strip}
      className={styles.strip}
      data-whole={isWhole}
      onPointerMove={hoverAt}
      onPointerLeave={() => hover(undefined)}
    >
      {isWhole ? (
        <Grown>
          <Waves window={window} />
          {children}
        </Grown>
      ) : (
        <Waves window={window} />
      )}
      <Playhead name={name} window={window} />
    </div>
  )
}
