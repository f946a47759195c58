import { type RefObject, useEffect, useRef } from 'react'
import { useActions, useApp } from '../store/useApp.ts'

/** Minimum swipe in pixels; shorter ones are imprecise taps. */
const SHORTEST_SWIPE = 60

/**
 * Swipe and focus handling of the sheet, which holds the panels on small screens. A swipe down lowers or closes it, a
 * swipe up on its bar makes it tall. If it closes with the focus inside, the focus moves to the button that opens it.
 * @param content the part below the bar, hidden when the sheet is closed
 * @param pull the button that opens it
 * @param isTall true at its greater height, from which a swipe down leads to the lesser one
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

/** Returns true if an element between the target and the sheet is scrolled, so that the swipe scrolls it back. */
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
