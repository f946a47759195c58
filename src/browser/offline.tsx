/** Has the browser keep the page for visits without the network, and offers a new version when one has come. */
import { createRoot } from 'react-dom/client'
import { Workbox } from 'workbox-window'
import type { AppStore } from '../app/store/store.ts'
import { NewVersion } from '../ui/NewVersion.tsx'
import { StoreContext } from '../ui/useApp.ts'
import { serviceWorkerUrl } from './workers.ts'

/** Rejects where the browser keeps nothing. Development goes without: it would show old files. */
export async function cacheForOffline(store: AppStore): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const workbox = new Workbox(serviceWorkerUrl())
  workbox.addEventListener('waiting', () => offer(store, workbox))
  await workbox.register({ immediate: true })
}

/** The address keeps the moment that is shown; a run is not interrupted unless the user wants it. */
function offer(store: AppStore, workbox: Workbox): void {
  const place = document.createElement('div')
  // A tablet has it above the page.
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
