import type { AppStore } from './store.ts'

/**
 * Lazily creates a feature's data for each store, because the code of a feature may be loaded long after the store was
 * created.
 */
export function perStore<Part>(make: (store: AppStore) => Part): (store: AppStore) => Part {
  const made = new WeakMap<AppStore, { readonly part: Part }>()
  return (store) => {
    const known = made.get(store) ?? { part: make(store) }
    made.set(store, known)
    return known.part
  }
}
