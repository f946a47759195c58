import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** The size of a canvas in device pixels, kept up to date, so that it is as sharp as the screen. */
export function useCanvasSize(canvas: RefObject<HTMLCanvasElement | null>): {
  width: number
  height: number
} {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const element = canvas.current
    if (element === null) return
    const observer = new ResizeObserver(([{ contentRect }]) => {
      const density = window.devicePixelRatio
      const width = Math.round(contentRect.width * density)
      const height = Math.round(contentRect.height * density)
      // In this frame: the next one would lay out and paint the page a second time.
      flushSync(() => setSize({ width, height }))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [canvas])
  return size
}
