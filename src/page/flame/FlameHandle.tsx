import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { keyOf } from '../controls/keys.ts'
import { useActions, useWords } from '../store/useApp.ts'
import { FLAME } from './words.ts'
import styles from './Flame.module.css'

/** Change of the chart's height by an arrow key. */
const STEP_PX = 16

/** Upper edge of the flame chart; dragging it, arrow keys, Home and End resize the chart. */
export function FlameHandle() {
  const words = useWords(FLAME)
  const { setFlameHeight } = useActions()
  const handle = useRef<HTMLDivElement>(null)
  /** Pointer and chart height when the drag began. */
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

/** Lowest, current and greatest height of the chart, in whole CSS pixels. */
interface FlameHeights {
  readonly leastPx: number
  readonly nowPx: number
  readonly mostPx: number
}

const UNKNOWN: FlameHeights = { leastPx: 0, nowPx: 0, mostPx: 0 }

/** Returns the height of the chart and its bounds, which the style sheet sets. */
function flameHeights(plot: Element): FlameHeights {
  const { minHeight, maxHeight } = getComputedStyle(plot)
  const [leastPx, mostPx] = [minHeight, maxHeight].map((height) => Math.round(Number.parseFloat(height)))
  return { leastPx, nowPx: Math.round(plot.clientHeight), mostPx: Math.max(leastPx, mostPx) }
}

/**
 * Like `flameHeights`, kept up to date.
 * @param handle an element beside the plot; the plot is the last child of its parent
 */
function useFlameHeights(handle: RefObject<HTMLElement | null>): FlameHeights {
  const [heights, setHeights] = useState(UNKNOWN)
  useLayoutEffect(() => {
    const plot = handle.current?.parentElement?.lastElementChild
    if (plot === null || plot === undefined) return
    const measure = () => {
      const next = flameHeights(plot)
      setHeights((before) => (isSame(before, next) ? before : next))
    }
    measure()
    const listening = new AbortController()
    const observer = new ResizeObserver(measure)
    observer.observe(plot)
    // Resizing the window may change the bounds without the height.
    window.addEventListener('resize', measure, { signal: listening.signal })
    return () => {
      observer.disconnect()
      listening.abort()
    }
  }, [handle])
  return heights
}

function isSame(one: FlameHeights, other: FlameHeights): boolean {
  return one.leastPx === other.leastPx && one.nowPx === other.nowPx && one.mostPx === other.mostPx
}
