import { useEffect } from 'react'
import { isSearchKey } from './searchKeys.ts'

/**
 * Keeps the keys of the search (play, step, zoom) from reaching the search while a view that hides it is open. The
 * browser still handles these keys, e.g. by scrolling.
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
