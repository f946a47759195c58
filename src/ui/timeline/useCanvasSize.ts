import { type RefObject, useEffect, useState } from 'react'
import { debounce } from '../../app/view/debounce.ts'

/** A window that is being resized has another size every few frames. */
const REST_MS = 100

/**
 * The size of a canvas in device pixels, so that it is as sharp as the screen: kept up to date, except while it changes.
 * The browser stretches what is drawn meanwhile, at a fraction of what drawing it costs.
 */
export function useCanvasSize(canvas: RefObject<HTMLCanvasElement | null>): {
  width: number
  height: number
} {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const element = canvas.current
    if (element === null) return
    const debounced = debounce(REST_MS)
    const observer = new ResizeObserver(([{ contentRect }]) => {
      const measure = () =>
        setSize({
          width: Math.round(contentRect.width * devicePixelRatio),
          height: Math.round(contentRect.height * devicePixelRatio),
        })
      // Drawn in the next frame: in this one the page has been laid out. One that shows nothing yet is in a hurry.
      debounced(measure, element.height === 0)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [canvas])
  return size
}
