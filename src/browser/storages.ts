import type { SharedStorage, Storage } from '../page/store/storage.ts'
import { listenToOtherTabs } from './tabs.ts'

interface Storages {
  /** Persists for later visits. */
  readonly storage: Storage
  /** Of this tab only; lost when it closes. */
  readonly tabStorage: Storage
  /** For the user's programs: like `storage`, and reports changes by other tabs. */
  readonly programStorage: SharedStorage
}

/**
 * Returns the browser's storages. They access `localStorage` and `sessionStorage` anew each time, because the access
 * itself throws if storage is forbidden.
 * @param isEmbedded true in a frame of another page: the storages then read and write nothing
 */
export function storages(isEmbedded: boolean): Storages {
  const storage = {
    getItem: (name: string) => (isEmbedded ? null : localStorage.getItem(name)),
    setItem: (name: string, value: string) => isEmbedded || localStorage.setItem(name, value),
  }

  const tabStorage = {
    getItem: (name: string) => (isEmbedded ? null : sessionStorage.getItem(name)),
    setItem: (name: string, value: string) => isEmbedded || sessionStorage.setItem(name, value),
  }

  const programStorage: SharedStorage = {
    ...storage,
    names: () => (isEmbedded ? [] : Object.keys(localStorage)),
    removeItem: (name) => isEmbedded || localStorage.removeItem(name),
    listen: isEmbedded ? () => undefined : listenToOtherTabs,
  }

  return { storage, tabStorage, programStorage }
}
