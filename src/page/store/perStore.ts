import type { AppStore } from './store.ts'

/**
 * Returns a function that returns a feature's own data for a store. The data are created on the first call, because the
 * feature's code may be loaded long after the store was created.
 */
export function perStore<Part>(make: (store: AppStore) => Part): (store: AppStore) => Part {
  const made = new WeakMap<AppStore, { readonly part: Part }>()
  return (store) => {
    const known = made.get(store) ?? { part: make(store) }
    made.set(store, known)
    return known.part
  }
}
