import { useEffect } from 'react'
import { isSearchKey } from './searchKeys.ts'

/**
 * Stops the keys of the search (play, step, zoom) while a view that hides the search is open. The browser still handles
 * them, e.g. by scrolling.
 */
export function useNoSearchKeys(): void {
  useEffect(() => {
    const listening = new AbortController()
    // In the capture phase, before listeners on the document.
    window.addEventListener('keydown', keepFromSearch, { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [])
}

function keepFromSearch(press: KeyboardEvent): void {
  if (isSearchKey(press)) press.stopImmediatePropagation()
}
