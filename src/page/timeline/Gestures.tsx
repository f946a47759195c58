import { type RefObject, useCallback, useEffect } from 'react'
import { eventsOf } from '../session/selectors.ts'
import { frontOf } from '../session/sessions.ts'
import { useActions, useAppStore } from '../store/useApp.ts'
import { useFingers } from './useFingers.ts'

interface GesturesProps {
  readonly strip: RefObject<HTMLElement | null>
  /** True if the strip shows the whole trace, however long it grows. */
  readonly isWhole: boolean
  /** True while fingers are on the strip. */
  readonly held: RefObject<boolean>
}

/** Renders nothing: handles wheel, touch and mouse on a strip. */
export function Gestures({ strip, isWhole, held }: GesturesProps) {
  const { hover } = useActions()
  const store = useAppStore()
  // Reads the range from the store when called: the range changes during a gesture, but the callback must not.
  const eventAt = useCallback(
    (clientX: number) => {
      const { left = 0, width = 1 } = strip.current?.getBoundingClientRect() ?? {}
      const app = store.getState()
      const { from, to } = (isWhole ? undefined : app.visibleRange) ?? {
        from: 0,
        to: eventsOf(frontOf(app).run),
      }
      return Math.max(from, Math.min(to, from + ((clientX - left) / width) * (to - from)))
    },
    [strip, isWhole, store],
  )
  useWheel(strip, eventAt)
  useFingers({ element: strip, isWhole, eventAt, held })

  useEffect(() => {
    const element = strip.current
    if (element === null) return
    const move = ({ clientX, pointerType }: PointerEvent) => {
      const { visibleRange } = store.getState()
      const { run } = frontOf(store.getState())
      const last = (isWhole ? undefined : visibleRange?.to) ?? eventsOf(run)
      if (pointerType === 'mouse') hover(Math.min(last, Math.floor(eventAt(clientX)) + 1))
    }
    const leave = () => hover(undefined)
    element.addEventListener('pointermove', move)
    element.addEventListener('pointerleave', leave)
    return () => {
      element.removeEventListener('pointermove', move)
      element.removeEventListener('pointerleave', leave)
    }
  }, [strip, isWhole, store, eventAt, hover])
  return undefined
}

/** Zoom factor per wheel pixel; a notch of a mouse wheel is about 100. */
const ZOOM_PER_PIXEL = 1.0035

/**
 * Zooms with the wheel, pans with the wheel sideways or with Shift.
 * @param eventAt returns the event at a horizontal position in the window
 */
function useWheel(strip: RefObject<HTMLElement | null>, eventAt: (clientX: number) => number): void {
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
    // React's wheel listeners are passive: they cannot prevent scrolling.
    element.addEventListener('wheel', wheel, { passive: false })
    return () => element.removeEventListener('wheel', wheel)
  }, [strip, eventAt, zoom, pan])
}
