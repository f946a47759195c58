/** Listens to other tabs, makes ids that are unique across tabs, and asks the browser to keep the storage. */

/** @param listen called when another tab writes to the shared storage, or when such a write may have been missed */
export function listenToOtherTabs(listen: (change: 'written' | 'cleared') => void): void {
  window.addEventListener('storage', ({ key, storageArea }) => {
    if (storageArea === localStorage) listen(key === null ? 'cleared' : 'written')
  })
  // A page restored from the back/forward cache has missed all events.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listen('written')
  })
  document.addEventListener('resume', () => listen('written'))
}

/** Returns an id that is unique across tabs. `crypto.randomUUID` would need HTTPS. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('')
}

/** Asks the browser to keep the storage even under storage pressure. If it declines, the user can save files. */
export function persist(): void {
  // Undefined over plain HTTP.
  const manager: StorageManager | undefined = navigator.storage
  manager?.persist?.().catch(() => undefined)
}
