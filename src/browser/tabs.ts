/** This tab among those of the browser. */

/** @param hear is told of writes of other tabs to the storage that they share, and where some may have been missed */
export function listenToOtherTabs(listen: (change: 'written' | 'cleared') => void): void {
  window.addEventListener('storage', ({ key, storageArea }) => {
    if (storageArea === localStorage) listen(key === null ? 'cleared' : 'written')
  })
  // A page that was put aside has heard of nothing.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listen('written')
  })
  document.addEventListener('resume', () => listen('written'))
}

/** Never the same, in any tab. `crypto.randomUUID` would need HTTPS. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('')
}

/** Asks the browser to keep what is stored, even if it needs the room. Where it does not, files can be saved. */
export function persist(): void {
  // Over plain HTTP there is none.
  const manager: StorageManager | undefined = navigator.storage
  manager?.persist?.().catch(() => undefined)
}
