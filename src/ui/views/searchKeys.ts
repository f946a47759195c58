import { hasCommand, type KeyPress, keyOf } from '../keys.ts'

const SEARCH_KEYS = new Set(['Space', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'F', '.', ',', '+', '-'])

/** Whether the page moves the search in front with a key. */
export function isSearchKey(press: KeyPress): boolean {
  return SEARCH_KEYS.has(keyOf(press)) && !hasCommand(press)
}
