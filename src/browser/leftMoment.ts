/**
 * Stores, per tab, the moment of the search at which the page is left, as query and fragment, so that a reload or Back
 * leads there. The page's address is not enough: it is updated with a delay, and an address written while the page
 * unloads is too late for a reload. A tour that the address does not name is stored beside it.
 */

const NAME = 'backdoku.left'

/**
 * Stores where the page is left.
 * @param moment query and fragment; undefined if the address already leads to it
 * @param tour that the address does not name, as a query
 */
export function saveLastMoment(moment: string | undefined, tour: string | undefined): void {
  try {
    if (moment === undefined && tour === undefined) sessionStorage.removeItem(NAME)
    else sessionStorage.setItem(NAME, JSON.stringify([addressNow(), moment, tour]))
  } catch {
    // Storage is forbidden or full: the page will open at its address.
  }
}

/**
 * After a reload, Back or Forward, rewrites the address to the moment at which the page was left at this address.
 * @returns the tour that was stored beside it
 */
export function restoreLastMoment(): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation')
  const isReturn =
    navigation instanceof PerformanceNavigationTiming &&
    (navigation.type === 'reload' || navigation.type === 'back_forward')
  if (!isReturn) return undefined
  const [address, moment, tour] = loadLastMoment()
  if (address !== addressNow()) return undefined
  if (moment !== undefined) history.replaceState(undefined, '', `${location.pathname}${moment}`)
  return tour
}

const addressNow = () => `${location.search}${location.hash}`

/** Returns the stored address, moment and tour. Entries are undefined or missing if nothing valid is stored. */
function loadLastMoment(): readonly (string | undefined)[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(NAME) ?? '[]')
    return Array.isArray(kept) ? kept.map((part) => (typeof part === 'string' ? part : undefined)) : []
  } catch {
    return []
  }
}
