import type { SharedStorage, Storage } from '../app/store/memory.ts'
import { listenToOtherTabs } from './tabs.ts'

/** Storage for later visits, for this tab only, and for programs, which all tabs share. */
interface Storages {
  readonly storage: Storage
  readonly tabStorage: Storage
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
