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
    const observer = new ResizeObserver(() => {
      const { width, height } = element.getBoundingClientRect()
      const density = window.devicePixelRatio
      const next = { width: Math.round(width * density), height: Math.round(height * density) }
      setSize((size) => (size.width === next.width && size.height === next.height ? size : next))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [canvas])
  return size
}
