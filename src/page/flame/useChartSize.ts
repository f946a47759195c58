import { type RefObject, useLayoutEffect, useState } from 'react'

/** Size of the chart, in CSS pixels. */
export interface ChartSize {
  readonly width: number
  readonly height: number
}

const UNKNOWN: ChartSize = { width: 0, height: 0 }

/**
 * Returns the size of the chart, measured before the first paint and on every resize; 0 × 0 in the first render.
 * @param chart has no border, which the size would include
 */
export function useChartSize(chart: RefObject<HTMLElement | null>): ChartSize {
  const [size, setSize] = useState(UNKNOWN)
  useLayoutEffect(() => {
    const element = chart.current
    if (element === null) return
    const measure = () => {
      const { width, height } = element.getBoundingClientRect()
      setSize((before) => (before.width === width && before.height === height ? before : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [chart])
  return size
}
