import { useEffect } from 'react'
import { isSearchKey } from './searchKeys.ts'

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
  if (isSearchKey(press)) press.stopImmediatePropagation()
}
