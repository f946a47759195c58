/** Reloads the page from its host. @param query of the new address; defaults to the current one */
export function reloadPage(query?: string): void {
  try {
    if (query !== undefined) history.replaceState(undefined, '', `${location.pathname}${query}`)
  } catch {
    // A frame without an origin may not change its address, and reloads the current one.
  }
  location.reload()
}
