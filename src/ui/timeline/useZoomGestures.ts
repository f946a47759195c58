import { type RefObject, useEffect } from 'react'
import type { TraceWindow } from '../../app/window.ts'
import { useActions } from '../useApp.ts'

/** A notch of a mouse wheel is about 100. */
const ZOOM_PER_PIXEL = 1.0035

/** Zooms with the wheel and by pinching, pans with the wheel sideways or with Shift. @param shown from edge to edge */
export function useZoomGestures(strip: RefObject<HTMLElement | null>, { from, to }: TraceWindow): void {
  const { zoom, pan } = useActions()
  useEffect(() => {
    const element = strip.current
    if (element === null || to === from) return
    let pinched = 0
    const eventAt = (clientX: number) => {
      const { left, width } = element.getBoundingClientRect()
      return from + ((clientX - left) / width) * (to - from)
    }
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
  }, [strip, from, to, zoom, pan])
}
