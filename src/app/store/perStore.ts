import type { AppStore } from './store.ts'

/**
 * What a feature keeps for each store, made when it is first asked for: the code of the feature may be loaded long after the
 * store was created.
 */
export function perStore<Part>(make: (store: AppStore) => Part): (store: AppStore) => Part {
  const made = new WeakMap<AppStore, { readonly part: Part }>()
  return (store) => {
    const known = made.get(store) ?? { part: make(store) }
    made.set(store, known)
    return known.part
  }
}
