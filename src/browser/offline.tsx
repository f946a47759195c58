/** Caches the page for offline use, and offers new versions. */
import { createRoot } from 'react-dom/client'
import { Workbox } from 'workbox-window'
import type { AppStore } from '../page/store/store.ts'
import { NewVersion } from '../page/shell/NewVersion.tsx'
import { StoreContext } from '../page/store/useApp.ts'
import { serviceWorkerUrl } from './workers.ts'

/**
 * Registers the service worker; rejects if that fails. Does nothing in browsers without service workers, or in
 * development, where cached files would be stale.
 */
export async function cacheForOffline(store: AppStore): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const workbox = new Workbox(serviceWorkerUrl())
  workbox.addEventListener('waiting', () => offerNewVersion(store, workbox))
  await workbox.register({ immediate: true })
}

/** Offers to reload as the new version. The address restores what is shown; nothing reloads without consent. */
function offerNewVersion(store: AppStore, workbox: Workbox): void {
  const place = document.createElement('div')
  // Prepended, because a tablet shows the offer above the page.
  document.body.prepend(place)
  const root = createRoot(place)
  function close(): void {
    root.unmount()
    place.remove()
  }
  function take(): void {
    close()
    workbox.addEventListener('controlling', () => location.reload())
    workbox.messageSkipWaiting()
  }
  root.render(
    <StoreContext value={store}>
      <NewVersion take={take} close={close} />
    </StoreContext>,
  )
}
