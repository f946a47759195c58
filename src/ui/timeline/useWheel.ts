import { type RefObject, useEffect } from 'react'
import { useActions } from '../useApp.ts'

/** A notch of a mouse wheel is about 100. */
const ZOOM_PER_PIXEL = 1.0035

/** Zooms with the wheel, pans with the wheel sideways or with Shift. @param eventAt the event at a place on the page */
export function useWheel(strip: RefObject<HTMLElement | null>, eventAt: (clientX: number) => number): void {
  const { zoom, pan } = useActions()
  useEffect(() => {
    const element = strip.current
    if (element === null) return
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      const sideways = event.shiftKey ? event.deltaY : event.deltaX
      if (Math.abs(sideways) > Math.abs(event.deltaY) || event.shiftKey) pan(sideways / element.clientWidth)
      else zoom(ZOOM_PER_PIXEL ** -event.deltaY, eventAt(event.clientX))
    }
    // React listens passively, where the page could not be kept from scrolling.
    element.addEventListener('wheel', wheel, { passive: false })
    return () => element.removeEventListener('wheel', wheel)
  }, [strip, eventAt, zoom, pan])
}
