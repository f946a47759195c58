import { type RefObject, useEffect, useState } from 'react'

/** Returns the size of a canvas in device pixels, for a drawing as sharp as the screen; 0 × 0 until measured. */
export function useCanvasSize(canvas: RefObject<HTMLCanvasElement | null>): {
  width: number
  height: number
} {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const element = canvas.current
    if (element === null) return
    const observer = new ResizeObserver(([{ contentRect }]) => {
      setSize({
        width: Math.round(contentRect.width * devicePixelRatio),
        height: Math.round(contentRect.height * devicePixelRatio),
      })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [canvas])
  return size
}
