import { holdsCommandKey, type KeyPress, keyOf } from '../controls/keys.ts'

const SEARCH_KEYS = new Set(['Space', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'F', '.', ',', '+', '-'])

/** Returns true if a key plays, steps or zooms the search that is shown, or opens its flame chart. */
export function isSearchKey(press: KeyPress): boolean {
  return SEARCH_KEYS.has(keyOf(press)) && !holdsCommandKey(press)
}
