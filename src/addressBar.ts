import type { AddressBar } from './app/store/link.ts'

/** Safari lets an address change 100 times in 30 seconds. */
const SETTLE_MS = 400

/** The browser's address bar and history. */
export function addressBar(): AddressBar {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    query: () => location.search,
    write(query, mode) {
      const address = `${location.pathname}${query}`
      if (mode === 'push') history.pushState(undefined, '', address)
      else history.replaceState(undefined, '', address)
    },
    onTravel: (listener) => window.addEventListener('popstate', listener),
    settle(action) {
      clearTimeout(timer)
      timer = setTimeout(action, SETTLE_MS)
    },
  }
}
