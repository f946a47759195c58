import { frontOf } from '../../app/session/sessions.ts'
import { type RefObject, useEffect } from 'react'
import { eventOf } from '../../app/session/selectors.ts'
import type { VisibleRange } from '../../app/view/visibleRange.ts'
import { useActions, useAppStore } from '../useApp.ts'

/** A finger that has moved less far, in CSS pixels, has no direction yet. */
const DECIDED_PX = 8

interface Point {
  readonly clientX: number
  readonly clientY: number
}

type Gesture =
  | { readonly kind: 'undecided'; readonly start: Point }
  | { readonly kind: 'scrubbing'; readonly eventBefore: number }
  | { readonly kind: 'pinching'; readonly apart: number; readonly middle: number }
  /** The page is scrolled, one of two fingers has been lifted, or the other one is not on the strip. */
  | { readonly kind: 'over' }

interface Strip {
  readonly element: RefObject<HTMLElement | null>
  /** Whether it shows the whole trace, with the visible range on it, which the fingers then move; else they move what it shows. */
  readonly isWhole: boolean
  /** The event at a place on the page, between those at the edges. */
  readonly eventAt: (clientX: number) => number
  /** Set while there are fingers on the strip: the slider's own answer to them does not count. */
  readonly held: RefObject<boolean>
}

/** One finger seeks where it taps or goes sideways, and scrolls the page where it goes up or down; two zoom and pan. */
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

    /** A range consists of events: a move by less than one is kept for the next move. */
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
        // Or a click would follow, and seek once more.
        event.preventDefault()
        element.querySelector('input')?.focus({ preventScroll: true })
      }
      gesture = { kind: 'over' }
      held.current = event.targetTouches.length > 0
    }

    // React listens passively, where the page could not be kept from scrolling.
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
