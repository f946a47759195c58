/** Loads the page anew from its host. @param query of the address to load it with; it stays as it is without one */
export function reloadPage(query?: string): void {
  try {
    if (query !== undefined) history.replaceState(undefined, '', `${location.pathname}${query}`)
  } catch {
    // A frame without an origin may not change its address, and begins anew from that.
  }
  location.reload()
}
