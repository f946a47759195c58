import { type RefObject, useEffect } from 'react'
import { useActions } from '../useApp.ts'

/** A notch of a mouse wheel is about 100. */
const ZOOM_PER_PIXEL = 1.0035

/** Zooms with the wheel and by pinching, pans with the wheel sideways or with Shift. @param eventAt the event at a place on the page; undefined while there is none */
export function useZoomGestures(
  strip: RefObject<HTMLElement | null>,
  eventAt: ((clientX: number) => number) | undefined,
): void {
  const { zoom, pan } = useActions()
  useEffect(() => {
    const element = strip.current
    if (element === null || eventAt === undefined) return
    let pinched = 0
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      const sideways = event.shiftKey ? event.deltaY : event.deltaX
      if (Math.abs(sideways) > Math.abs(event.deltaY) || event.shiftKey) pan(sideways / element.clientWidth)
      else zoom(ZOOM_PER_PIXEL ** -event.deltaY, eventAt(event.clientX))
    }
    const touch = (event: TouchEvent) => {
      const [one, other] = event.touches
      if (other === undefined) {
        pinched = 0
        return
      }
      event.preventDefault()
      const apart = Math.abs(one.clientX - other.clientX)
      if (pinched > 0 && apart > 0) zoom(apart / pinched, eventAt((one.clientX + other.clientX) / 2))
      pinched = apart
    }
    // React listens passively, where the page could not be kept from scrolling.
    element.addEventListener('wheel', wheel, { passive: false })
    element.addEventListener('touchstart', touch, { passive: false })
    element.addEventListener('touchmove', touch, { passive: false })
    return () => {
      element.removeEventListener('wheel', wheel)
      element.removeEventListener('touchstart', touch)
      element.removeEventListener('touchmove', touch)
    }
  }, [strip, eventAt, zoom, pan])
}
