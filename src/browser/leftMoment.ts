/**
 * Stores, per tab, the moment of the search at which the page is left, as query and fragment, so that a reload or Back
 * leads there. The page's address is not enough: it is updated with a delay, and an address written while the page
 * unloads is too late for a reload.
 */

const NAME = 'backdoku.left'

/** Stores where the page is left. @param moment query and fragment; undefined if the address already leads to it */
export function saveLastMoment(moment: string | undefined): void {
  try {
    if (moment === undefined) sessionStorage.removeItem(NAME)
    else sessionStorage.setItem(NAME, JSON.stringify([addressNow(), moment]))
  } catch {
    // Storage is forbidden or full: the page will open at its address.
  }
}

/** After a reload, Back or Forward, rewrites the address to the moment at which the page was left at this address. */
export function restoreLastMoment(): void {
  const [navigation] = performance.getEntriesByType('navigation')
  const isReturn =
    navigation instanceof PerformanceNavigationTiming &&
    (navigation.type === 'reload' || navigation.type === 'back_forward')
  if (!isReturn) return
  const [address, moment] = loadLastMoment()
  if (moment !== undefined && address === addressNow())
    history.replaceState(undefined, '', `${location.pathname}${moment}`)
}

const addressNow = () => `${location.search}${location.hash}`

/** Returns the stored address and moment. Entries are undefined or missing if nothing valid is stored. */
function loadLastMoment(): readonly (string | undefined)[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(NAME) ?? '[]')
    return Array.isArray(kept) ? kept.map((part) => (typeof part === 'string' ? part : undefined)) : []
  } catch {
    return []
  }
}
