import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { keyOf } from '../controls/keys.ts'
import { useActions, useMessages } from '../store/useApp.ts'
import styles from './Flame.module.css'
import { flameHeights, useFlameHeights } from './useFlameHeights.ts'

/** Change of the chart's height by an arrow key. */
const STEP_PX = 16

/** Upper edge of the flame chart; dragging it, arrow keys, Home and End resize the chart. */
export function FlameHandle() {
  const words = useMessages().flame
  const { setFlameHeight } = useActions()
  const handle = useRef<HTMLDivElement>(null)
  /** Pointer and chart height when the drag began; undefined while there is no drag. */
  const dragStart = useRef<{ readonly topPx: number; readonly heightPx: number }>(undefined)
  const { leastPx, nowPx, mostPx } = useFlameHeights(handle)

  /** Measures the heights, because those of the latest render may be outdated. */
  function heightsNow() {
    const plot = handle.current?.parentElement?.lastElementChild
    return plot === null || plot === undefined ? { leastPx, nowPx, mostPx } : flameHeights(plot)
  }

  function resize(heightPx: number) {
    const now = heightsNow()
    setFlameHeight(Math.round(Math.max(now.leastPx, Math.min(now.mostPx, heightPx))))
  }

  function resizeByKey(event: KeyboardEvent) {
    const now = heightsNow()
    const next = {
      ArrowUp: now.nowPx + STEP_PX,
      ArrowDown: now.nowPx - STEP_PX,
      Home: now.leastPx,
      End: now.mostPx,
    }[keyOf(event)]
    if (next === undefined) return
    event.preventDefault()
    resize(next)
  }

  function startDrag({ currentTarget, clientY, pointerId }: PointerEvent) {
    currentTarget.setPointerCapture(pointerId)
    dragStart.current = { topPx: clientY, heightPx: heightsNow().nowPx }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an hr cannot be moved
    <div
      ref={handle}
      className={styles.handle}
      role="separator"
      aria-orientation="horizontal"
      aria-label={words.height}
      aria-valuemin={leastPx}
      aria-valuemax={mostPx}
      aria-valuenow={nowPx}
      aria-valuetext={words.heightPx(nowPx)}
      tabIndex={0}
      onKeyDown={resizeByKey}
      onPointerDown={startDrag}
      onPointerMove={({ clientY }) => {
        if (dragStart.current !== undefined)
          resize(dragStart.current.heightPx + dragStart.current.topPx - clientY)
      }}
      onPointerUp={() => {
        dragStart.current = undefined
      }}
      onPointerCancel={() => {
        dragStart.current = undefined
      }}
    />
  )
}
