import { type RefObject, useEffect, useState } from 'react'

/** Of the chart, in CSS pixels. */
export interface ChartSize {
  readonly width: number
  readonly height: number
}

const UNKNOWN: ChartSize = { width: 0, height: 0 }

/** How large the chart is, kept up to date. */
export function useChartSize(chart: RefObject<HTMLElement | null>): ChartSize {
  const [size, setSize] = useState(UNKNOWN)
  useEffect(() => {
    const element = chart.current
    if (element === null) return
    const observer = new ResizeObserver(([{ contentRect }]) => {
      const { width, height } = contentRect
      setSize((before) => (before.width === width && before.height === height ? before : { width, height }))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [chart])
  return size
}
