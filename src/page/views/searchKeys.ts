import { holdsCommandKey, keyOf, type KeyPress } from '../controls/keys.ts'
import { useEffect } from 'react'

const SEARCH_KEYS = new Set(['Space', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'F', '.', ',', '+', '-'])

/** Returns true if a key plays, steps or zooms the search that is shown, or opens its flame chart. */
export function isSearchKey(press: KeyPress): boolean {
  return SEARCH_KEYS.has(keyOf(press)) && !holdsCommandKey(press)
}

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
