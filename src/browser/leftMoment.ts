/**
 * The moment that the page was left at, for a reload, or for Back. The address is of the moment before that rested: what
 * is written to it while the page goes away comes too late for a reload. It is kept with the tab.
 */

const NAME = 'backdoku.left'

/** @param query of the moment; undefined where the address leads there */
export function saveLeftMoment(query: string | undefined): void {
  try {
    if (query === undefined) sessionStorage.removeItem(NAME)
    else sessionStorage.setItem(NAME, JSON.stringify([location.search, query]))
  } catch {
    // Where nothing may be kept, the page opens at its address.
  }
}

/** Where the page is reloaded or returned to, has its address lead to the moment that it was left at. */
export function restoreLeftMoment(): void {
  const [navigation] = performance.getEntriesByType('navigation')
  const isReturn =
    navigation instanceof PerformanceNavigationTiming &&
    (navigation.type === 'reload' || navigation.type === 'back_forward')
  if (!isReturn) return
  const [address, query] = leftMoment()
  if (query !== undefined && address === location.search)
    history.replaceState(undefined, '', `${location.pathname}${query}`)
}

function leftMoment(): readonly (string | undefined)[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(NAME) ?? '[]')
    return Array.isArray(kept) ? kept.map((part) => (typeof part === 'string' ? part : undefined)) : []
  } catch {
    return []
  }
}
