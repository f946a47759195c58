import { useEffect } from 'react'
import { commandLetterOf, holdsCommandKey, keyOf, type KeyPress } from '../controls/keys.ts'
import { isTextField } from '../controls/textField.ts'

const SEARCH_KEYS = new Set(['Space', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'F', '.', ',', '+', '-'])

/** Returns true if a key plays, steps or zooms the search that is shown, or opens its flame chart. */
export function isSearchKey(press: KeyPress): boolean {
  return SEARCH_KEYS.has(keyOf(press)) && !holdsCommandKey(press)
}

/** Returns true if a key undoes or redoes a change of the puzzle. */
function isPuzzleKey(press: KeyboardEvent): boolean {
  return holdsCommandKey(press) && /^[YZ]$/.test(commandLetterOf(press) ?? '') && !isTextField(press.target)
}

/**
 * Keeps the keys of the search (play, step, zoom) from reaching the search while a view that hides it is open. The
 * browser still handles these keys, e.g. by scrolling.
 * @param hidesPuzzle true for a view that does not use the puzzle: undoing its last change would be seen only later
 */
export function useNoSearchKeys(hidesPuzzle: boolean): void {
  useEffect(() => {
    const listening = new AbortController()
    const keepFromSearch = (press: KeyboardEvent) => {
      if (isSearchKey(press) || (hidesPuzzle && isPuzzleKey(press))) press.stopImmediatePropagation()
    }
    // In the capture phase, before listeners on the document.
    window.addEventListener('keydown', keepFromSearch, { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [hidesPuzzle])
}
