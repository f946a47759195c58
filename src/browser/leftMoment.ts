/**
 * Storage of the moment (query and fragment) at which the page was left, for a reload or for Back. The address lags
 * behind the moment, and an address written during unload is too late for a reload. Stored per tab.
 */

const NAME = 'backdoku.left'

/** @param moment query and fragment; undefined if the address already leads there */
export function saveLastMoment(moment: string | undefined): void {
  try {
    if (moment === undefined) sessionStorage.removeItem(NAME)
    else sessionStorage.setItem(NAME, JSON.stringify([addressNow(), moment]))
  } catch {
    // Storage is forbidden: the page opens at its address.
  }
}

/** On a reload or return, rewrites the address to the moment at which the page was left. */
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

/** Returns the stored address and moment; empty if there is none. */
function loadLastMoment(): readonly (string | undefined)[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(NAME) ?? '[]')
    return Array.isArray(kept) ? kept.map((part) => (typeof part === 'string' ? part : undefined)) : []
  } catch {
    return []
  }
}
