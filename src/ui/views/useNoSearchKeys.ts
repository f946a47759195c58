import { useEffect } from 'react'
import { isSearchKey } from './searchKeys.ts'

/** Disables the search keys while the view is open, because the search is hidden; the page scrolls instead. */
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
