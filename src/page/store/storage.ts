/** The part of the browser's `Storage` that is used; any call may throw if storage is forbidden or full. */
export interface Storage {
  getItem(name: string): string | null
  setItem(name: string, value: string): void
}

/** Storage shared by all tabs of a browser, with change events. */
export interface SharedStorage extends Storage {
  names(): readonly string[]
  removeItem(name: string): void
  /** @param handle called when another tab has or may have written, or when everything was cleared */
  listen(handle: (change: 'written' | 'cleared') => void): void
}

/**
 * Returns a storage that writes to both storages. Reads the tab's own value or, if there is none, the value that any
 * tab wrote last.
 */
export function tabFirst(tabStorage: Storage, storage: Storage): Storage {
  return {
    getItem: (name) => tabStorage.getItem(name) ?? storage.getItem(name),
    setItem(name, value) {
      tabStorage.setItem(name, value)
      storage.setItem(name, value)
    },
  }
}

/** Parses the stored record; empty if there is none, storage is forbidden or the value is invalid. */
export function readRecord(storage: Storage, name: string): Partial<Record<string, unknown>> {
  try {
    return asRecord(JSON.parse(storage.getItem(name) ?? '{}'))
  } catch {
    return {}
  }
}

/** Returns the properties of an object; none for other values. */
export function asRecord(value: unknown): Partial<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
