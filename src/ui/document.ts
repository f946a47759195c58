import type { AppStore } from '../app/store.ts'

/** Keeps language and theme of the whole document in step with the store. */
export function reflectOnDocument(store: AppStore): void {
  const reflect = () => {
    const { language, theme } = store.getState().preferences
    document.documentElement.lang = language
    document.documentElement.dataset.theme = theme
  }
  reflect()
  // To set an attribute of the root, even to what it is, has the browser restyle the whole document.
  store.subscribe(({ preferences }, before) => {
    if (preferences !== before.preferences) reflect()
  })
}
