import { frontOf } from '../session/sessions.ts'
import { type RefObject, useEffect } from 'react'
import { eventOf } from '../session/selectors.ts'
import type { VisibleRange } from './visibleRange.ts'
import { useActions, useAppStore } from '../store/useApp.ts'

/** Minimum distance in CSS pixels before a finger has a direction. */
const DECIDED_PX = 8

interface Point {
  readonly clientX: number
  readonly clientY: number
}

type Gesture =
  | { readonly kind: 'undecided'; readonly start: Point }
  /** One finger seeks. @property eventBefore shown before the gesture; restored if a second finger begins a pinch */
  | { readonly kind: 'scrubbing'; readonly eventBefore: number }
  /** Two fingers. @property apart their distance, in pixels @property middle x halfway between them, in the window */
  | { readonly kind: 'pinching'; readonly apart: number; readonly middle: number }
  /** No gesture: no finger is down, the page scrolls, one of two was lifted, or the other is outside the strip. */
  | { readonly kind: 'over' }

/** A strip of the timeline, which shows a range of events. */
interface Strip {
  readonly element: RefObject<HTMLElement | null>
  /**
   * True if the strip shows the whole trace, with the visible range marked on it. Fingers then move the range;
   * otherwise they move the content of the strip.
   */
  readonly isWhole: boolean
  /** Returns the event, with a fraction, at a horizontal position in the window, clamped to the shown events. */
  readonly eventAt: (clientX: number) => number
  /** True while fingers are on the strip: the slider's own events are ignored. */
  readonly held: RefObject<boolean>
}

/** One finger seeks by a tap or sideways drag, and scrolls the page vertically; two fingers zoom and pan. */
export function useFingers({ element: strip, isWhole, eventAt, held }: Strip): void {
  const store = useAppStore()
  const { seek, zoom, pan } = useActions()
  useEffect(() => {
    const element = strip.current
    if (element === null) return
    let gesture: Gesture = { kind: 'over' }

    const seekTo = ({ clientX }: Point) => seek(Math.round(eventAt(clientX)))

    const start = (event: TouchEvent) => {
      held.current = true
      const [one, other] = event.touches
      if (other === undefined) {
        gesture = { kind: 'undecided', start: one }
        return
      }
      event.preventDefault()
      if (gesture.kind === 'scrubbing') seek(gesture.eventBefore)
      gesture = { kind: 'pinching', apart: distance(one, other), middle: middleOf(one, other) }
    }

    const move = (event: TouchEvent) => {
      const [one, other] = event.touches
      if (other !== undefined && gesture.kind !== 'pinching') gesture = { kind: 'over' }
      if (gesture.kind === 'undecided' && distance(gesture.start, one) >= DECIDED_PX)
        gesture = isSideways(gesture.start, one)
          ? { kind: 'scrubbing', eventBefore: eventOf(frontOf(store.getState())) }
          : { kind: 'over' }
      if (gesture.kind === 'over' || gesture.kind === 'undecided') return
      event.preventDefault()
      if (gesture.kind === 'scrubbing') seekTo(one)
      else if (other !== undefined) gesture = pinched(gesture, one, other)
    }

    /** Zooms and pans. A range has whole events: moves too small to change it add up in the returned gesture. */
    const pinched = (
      { apart, middle }: Gesture & { kind: 'pinching' },
      one: Point,
      other: Point,
    ): Gesture => {
      const [nextApart, nextMiddle] = [distance(one, other), middleOf(one, other)]
      const { visibleRange: before } = store.getState()
      if (nextApart > 0 && apart > 0) zoom(nextApart / apart, eventAt(middle))
      const zoomed = store.getState().visibleRange
      const moved = eventAt(nextMiddle) - eventAt(middle)
      if (zoomed !== undefined) pan(Math.round(isWhole ? moved : -moved) / lengthOf(zoomed))
      return {
        kind: 'pinching',
        apart: before !== undefined && lengthOf(before) === lengthOf(zoomed) ? apart : nextApart,
        middle: Math.abs(moved) < 0.5 ? middle : nextMiddle,
      }
    }

    const end = (event: TouchEvent) => {
      if (gesture.kind === 'undecided' && event.type === 'touchend' && event.touches.length === 0) {
        seekTo(gesture.start)
        // Otherwise a click would follow and seek again.
        event.preventDefault()
        element.querySelector('input')?.focus({ preventScroll: true })
      }
      gesture = { kind: 'over' }
      held.current = event.targetTouches.length > 0
    }

    // React's touch listeners are passive: they cannot prevent scrolling.
    element.addEventListener('touchstart', start, { passive: false })
    element.addEventListener('touchmove', move, { passive: false })
    element.addEventListener('touchend', end)
    element.addEventListener('touchcancel', end)
    return () => {
      element.removeEventListener('touchstart', start)
      element.removeEventListener('touchmove', move)
      element.removeEventListener('touchend', end)
      element.removeEventListener('touchcancel', end)
    }
  }, [strip, isWhole, eventAt, held, store, seek, zoom, pan])
}

function lengthOf(range: VisibleRange | undefined): number {
  return range === undefined ? Number.POSITIVE_INFINITY : range.to - range.from
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
}

function middleOf(one: Point, other: Point): number {
  return (one.clientX + other.clientX) / 2
}

function isSideways(start: Point, now: Point): boolean {
  return Math.abs(now.clientX - start.clientX) > Math.abs(now.clientY - start.clientY)
}
