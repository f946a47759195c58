import { BY_PARTS } from '../store/stateStore.ts'
import type { AppStore } from '../store/store.ts'

/** Background colours, as in index.html and tokens.css. */
const PAPER = { light: '#f7f6f2', dark: '#101216' } as const

/** Keeps the document's language and theme, and the colour of the browser's bar, in step with the store. */
export function reflectOnDocument(store: AppStore): void {
  const reflect = () => {
    const { language, theme } = store.getState().preferences
    document.documentElement.lang = language
    document.documentElement.dataset.theme = theme
    for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
      const scheme = bar.media.includes('dark') ? 'dark' : 'light'
      bar.content = PAPER[theme === 'system' ? scheme : theme]
    }
  }
  reflect()
  // Only when they change, because setting a root attribute, even to the same value, restyles the whole document.
  store.subscribe(({ preferences: { language, theme } }) => [language, theme], reflect, BY_PARTS)
}
