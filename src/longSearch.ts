/** Comes with the first long search: what keeps the page smooth beside it. */
import type { AppStore } from './app/store/store.ts'
import { growOnPage } from './ui/timeline/growing.ts'

/** Ends with the page. */
export function goOnBesideSearches(store: AppStore, prefersReducedMotion: () => boolean): void {
  growOnPage(store, prefersReducedMotion)
  // All of the page is laid out and drawn anew, frame by frame.
  window.addEventListener('resize', () => store.getState().actions.giveWay())
}
