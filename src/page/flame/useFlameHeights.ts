import { type RefObject, useLayoutEffect, useState } from 'react'

/** Lowest, current and greatest height of the chart, in whole CSS pixels. */
export interface FlameHeights {
  readonly leastPx: number
  readonly nowPx: number
  readonly mostPx: number
}

const UNKNOWN: FlameHeights = { leastPx: 0, nowPx: 0, mostPx: 0 }

/** Returns the height of the chart and its bounds, which the style sheet sets. */
export function flameHeights(plot: Element): FlameHeights {
  const { minHeight, maxHeight } = getComputedStyle(plot)
  const [leastPx, mostPx] = [minHeight, maxHeight].map((height) => Math.round(Number.parseFloat(height)))
  return { leastPx, nowPx: Math.round(plot.clientHeight), mostPx: Math.max(leastPx, mostPx) }
}

/**
 * Like `flameHeights`, kept up to date.
 * @param handle an element beside the plot; the plot is the last child of its parent
 */
export function useFlameHeights(handle: RefObject<HTMLElement | null>): FlameHeights {
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
