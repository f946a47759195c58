import { type RefObject, useEffect, useRef } from 'react'
import { useActions, useApp } from '../useApp.ts'

/** A swipe is at least so long, in pixels; shorter ones are taps that slipped. */
const SHORTEST_SWIPE = 60

/**
 * The panels where they are a sheet: a swipe down closes it, and the focus stays on the page.
 * @param content goes out of sight with it. @param pull the button that opens it
 * @param isTall whether it is at its upper stop, where a swipe down leads to the lower one
 * @returns handlers for the sheet
 */
export function useSheet(
  content: RefObject<HTMLElement | null>,
  pull: RefObject<HTMLElement | null>,
  isTall: boolean,
  setTall: (isTall: boolean) => void,
) {
  const { setSheetOpen } = useActions()
  const isOpen = useApp((app) => app.isSheetOpen)
  const began = useRef<React.Touch>(undefined)

  useEffect(() => {
    const element = content.current
    if (isOpen || element === null || !element.contains(document.activeElement)) return
    if (getComputedStyle(element).display === 'none') pull.current?.focus()
  }, [isOpen, content, pull])

  return {
    onTouchStart({ touches, target, currentTarget }: React.TouchEvent) {
      const isSwipe = touches.length === 1 && !isScrolled(target, currentTarget)
      began.current = isSwipe ? touches[0] : undefined
    },
    onTouchEnd({ changedTouches }: React.TouchEvent) {
      if (began.current === undefined) return
      const isOnBar =
        began.current.target instanceof Element && content.current?.contains(began.current.target) === false
      const ended = changedTouches[0]
      const down = ended.clientY - began.current.clientY
      const across = Math.abs(ended.clientX - began.current.clientX)
      if (Math.abs(down) <= Math.max(SHORTEST_SWIPE, 2 * across)) return
      if (down < 0) {
        if (isOnBar) setTall(true)
      } else if (isTall) setTall(false)
      else setSheetOpen(false)
    },
  }
}

/** Something from the target up to the sheet can be scrolled back: that is meant then. */
function isScrolled(target: EventTarget, sheet: Element): boolean {
  for (
    let part = target instanceof Element ? target : undefined;
    part;
    part = part.parentElement ?? undefined
  ) {
    if (part.scrollTop > 0) return true
    if (part === sheet) break
  }
  return false
}
