import { type RefObject, useLayoutEffect, useState } from 'react'

/** Of the chart, in whole CSS pixels. */
export interface FlameHeights {
  readonly leastPx: number
  readonly nowPx: number
  readonly mostPx: number
}

const UNKNOWN: FlameHeights = { leastPx: 0, nowPx: 0, mostPx: 0 }

/** How high the chart is drawn, and between which heights it can be, which the style sheet says. */
export function flameHeights(plot: Element): FlameHeights {
  const { minHeight, maxHeight } = getComputedStyle(plot)
  const [leastPx, mostPx] = [minHeight, maxHeight].map((height) => Math.round(Number.parseFloat(height)))
  return { leastPx, nowPx: Math.round(plot.clientHeight), mostPx: Math.max(leastPx, mostPx) }
}

/** As `flameHeights`, kept up to date. @param handle its plot is the last element beside it */
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
    // The window may leave the height as it is, and not how high it can be.
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
