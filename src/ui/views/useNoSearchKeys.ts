import { useEffect } from 'react'
import { isSearchKey } from './searchKeys.ts'

/** Disables the keys of the search (play, step, zoom) while a view that hides it is open; those that scroll do so. */
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
