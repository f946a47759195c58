/** Composition root: creates the store from the browser's interfaces and opens the page. */
import { keepLeftMoment } from './page/introduction/leftMoment.ts'
import { tabFirst } from './page/store/storage.ts'
import { syncAddress } from './page/store/link.ts'
import { createAppStore } from './page/store/store.ts'
import { persistView } from './page/timeline/persistedView.ts'
import { addressBar } from './browser/addressBar.ts'
import { browserEnvironment } from './browser/environment.ts'
import { takeHandedOver } from './browser/handedOver.ts'
import { whenStill } from './browser/whenStill.ts'
import { showBrokenPage } from './drawPage.tsx'
import { loadMessages } from './page/words/messages.ts'
import { openPage } from './openPage.tsx'
import { App } from './page/shell/App.tsx'
import { lazyPart } from './page/shell/lazyPart.tsx'
import 'virtual:font.css'
import './page/controls/tokens.css'
import './page/controls/scales.css'
import './page/controls/base.css'

/** True if another page embeds this page in a frame. The page then plays the linked search, and stores nothing. */
const isEmbedded = /[?&]embed=1(&|$)/.test(location.search)
const EmbedPage = lazyPart(() => import('./page/share/embed/EmbedPage.tsx'))

const environment = { ...browserEnvironment(isEmbedded), loadLanguage: loadMessages }
const { storage, tabStorage, everySecond, whenIdle } = environment
const store = createAppStore(environment)

/** Delay after drawing until the page is cached for offline use: everything that a visitor waits for comes first. */
const REST_AFTER_MS = 5000

/** Opens the page. Unless it is embedded, also starts storing its state, updating its address, and caching it. */
async function begin(root: HTMLElement): Promise<void> {
  const isDrawn = await openPage(root, store, isEmbedded ? <EmbedPage /> : <App />, isEmbedded)
  if (!isDrawn || isEmbedded) return
  takeHandedOver(store)
  persistView(store, tabFirst(tabStorage, storage), location.search)
  const bar = addressBar()
  syncAddress(store, bar)
  keepLeftMoment(store, bar.onLeave, Date.now)
  setTimeout(() => whenIdle(cacheForOffline), REST_AFTER_MS)
}

/**
 * Caches the page for offline use, if possible while nothing plays or searches, because fetching all files keeps a slow
 * machine busy for some seconds.
 */
function cacheForOffline(): void {
  whenStill(store, everySecond, () => {
    const loading = import('./browser/offline.tsx').then(({ cacheForOffline }) => cacheForOffline(store))
    // If caching fails, each visit needs the network.
    loading.catch(() => undefined)
  })
}

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
begin(root).catch((error: unknown) => {
  reportError(error)
  // The page may already be drawn if a later step failed.
  if (!root.hasChildNodes()) showBrokenPage(root, store, error)
})
