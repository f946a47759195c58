import type { AddressBar } from '../page/store/link.ts'
import { saveLastMoment } from './leftMoment.ts'

/** Debounce of address changes: Safari allows 100 in 30 seconds. */
const DEBOUNCE_MS = 400

export function addressBar(): AddressBar {
  return {
    query: () => location.search,
    fragment: () => location.hash,
    write(queryAndFragment, mode) {
      const address = `${location.pathname}${queryAndFragment}`
      try {
        if (mode === 'push') history.pushState(undefined, '', address)
        else history.replaceState(undefined, '', address)
      } catch {
        // A sandboxed frame may not change its address, and a stale address is harmless.
      }
    },
    onTravel: (listener) => window.addEventListener('popstate', listener),
    debounce: debounce(DEBOUNCE_MS),
    onLeave(listener) {
      window.addEventListener('pagehide', listener)
      // On a phone, `visibilitychange` may be the page's last event: `pagehide` may not follow.
      document.addEventListener('visibilitychange', () => {
        if (document.hidden) listener()
      })
    },
    persistMoment: saveLastMoment,
  }
}

/** Returns a function that runs the latest action it was given, after `restMs` without a newer one. */
export function debounce(restMs: number): (act: () => void) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return (act) => {
    clearTimeout(timer)
    timer = setTimeout(act, restMs)
  }
}
