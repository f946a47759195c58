import { type RefObject, useEffect, useState } from 'react'

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
      // Drawn in the next frame: in this one the page has been laid out.
      setSize({
        width: Math.round(contentRect.width * density),
        height: Math.round(contentRect.height * density),
      })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [canvas])
  return size
}
