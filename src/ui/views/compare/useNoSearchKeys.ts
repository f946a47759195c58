import { useEffect } from 'react'
import { hasCommand, isComma, isMinus, isPeriod, isPlus } from '../../keys.ts'

/** Beside those of signs. */
const SEARCH_KEYS = new Set(['Space', 'ArrowLeft', 'ArrowRight', 'Home', 'End'])

/** As long as the view is open, keys move no search that nobody sees: the page scrolls with them instead. */
export function useNoSearchKeys(): void {
  useEffect(() => {
    const listening = new AbortController()
    // On the way down, before whoever listens on the document.
    window.addEventListener('keydown', keepFromSearch, { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [])
}

function keepFromSearch(press: KeyboardEvent): void {
  const isSign = [isPeriod, isComma, isPlus, isMinus].some((is) => is(press))
  if ((isSign || SEARCH_KEYS.has(press.code)) && !hasCommand(press)) press.stopImmediatePropagation()
}
