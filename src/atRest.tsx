/** Comes once the page is at rest: what prints it, and what keeps it for visits without the network. */
import { createRoot } from 'react-dom/client'
import type { AppStore } from './app/store/store.ts'
import { everySecond } from './everySecond.ts'
import { keepForLater } from './offline.tsx'
import { PrintedMoment } from './ui/print/PrintedMoment.tsx'
import { StoreContext } from './ui/useApp.ts'
import { whenUnwatched } from './whenUnwatched.ts'

export function comeToRest(store: AppStore): void {
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(
    <StoreContext value={store}>
      <PrintedMoment />
    </StoreContext>,
  )
  // A slow machine is busy for some seconds with all files. Where they are refused, each visit needs the network.
  whenUnwatched(store, everySecond, () => void keepForLater(store).catch(() => undefined))
}
