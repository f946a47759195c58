import type { AppStore } from './store.ts'

interface PerStore<Part> {
  (store: AppStore): Part
  /** Gives a store a part of the caller's own instead, as a test does. */
  give(store: AppStore, part: Part): void
}

/**
 * Returns a function that returns a feature's own data for a store. The data are created on the first call, because the
 * feature's code may be loaded long after the store was created.
 */
export function perStore<Part>(make: (store: AppStore) => Part): PerStore<Part> {
  const made = new WeakMap<AppStore, { readonly part: Part }>()
  const partOf = (store: AppStore) => {
    const known = made.get(store) ?? { part: make(store) }
    made.set(store, known)
    return known.part
  }
  return Object.assign(partOf, {
    give(store: AppStore, part: Part) {
      made.set(store, { part })
    },
  })
}
