import { type RefObject, useLayoutEffect, useState } from 'react'

/** Of the chart, in CSS pixels. */
export interface ChartSize {
  readonly width: number
  readonly height: number
}

const UNKNOWN: ChartSize = { width: 0, height: 0 }

/** How large the chart is, known before it is painted first, and kept up to date. @param chart without a border */
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
