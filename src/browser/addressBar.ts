import type { AddressBar } from '../app/store/link.ts'
import { debounce } from '../app/view/debounce.ts'
import { saveLeftMoment } from './leftMoment.ts'

/** Safari lets an address change 100 times in 30 seconds. */
const DEBOUNCE_MS = 400

/** The browser's address bar and history. */
export function addressBar(): AddressBar {
  return {
    query: () => location.search,
    write(query, mode) {
      const address = `${location.pathname}${query}`
      try {
        if (mode === 'push') history.pushState(undefined, '', address)
        else history.replaceState(undefined, '', address)
      } catch {
        // A sandboxed frame may not change its address. Out of step with the page, that does no harm.
      }
    },
    onTravel: (listener) => window.addEventListener('popstate', listener),
    debounce: debounce(DEBOUNCE_MS),
    onLeave(listener) {
      window.addEventListener('pagehide', listener)
      // On a phone, it may be the last that the page hears.
      document.addEventListener('visibilitychange', () => {
        if (document.hidden) listener()
      })
    },
    persistMoment: saveLeftMoment,
  }
}
