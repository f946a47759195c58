import { hasCommand, isComma, isMinus, isPeriod, isPlus, type KeyPress } from '../keys.ts'

/** Beside those of signs. */
const SEARCH_KEYS = new Set(['Space', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'KeyF'])

/** Whether the page moves the search in front with a key. */
export function isSearchKey(press: KeyPress): boolean {
  const isSign = [isPeriod, isComma, isPlus, isMinus].some((is) => is(press))
  return (isSign || SEARCH_KEYS.has(press.code)) && !hasCommand(press)
}
