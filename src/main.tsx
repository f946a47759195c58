/** The composition root: makes the store of what the browser gives, and opens the page over it. */
import { tabFirst } from './app/store/memory.ts'
import { syncAddress } from './app/store/link.ts'
import { createAppStore } from './app/store/store.ts'
import { persistView } from './app/view/persistedView.ts'
import { addressBar } from './browser/addressBar.ts'
import { browserEnvironment, prefersReducedMotion } from './browser/environment.ts'
import { whenUnwatched } from './browser/whenUnwatched.ts'
import { showBrokenPage } from './drawPage.tsx'
import { loadMessages } from './i18n/messages.ts'
import { openPage } from './openPage.tsx'
import { App } from './ui/App.tsx'
import { lazyPart } from './ui/lazyPart.tsx'
import { growOnPage } from './ui/timeline/growing.ts'
import 'virtual:font.css'
import './ui/tokens.css'
import './ui/scales.css'
import './ui/base.css'

/** In a frame of another page, which asks for the moment alone. */
const isEmbedded = /[?&]embed=1(&|$)/.test(location.search)
const EmbedPage = lazyPart(() => import('./features/share/embed/EmbedPage.tsx'))

const environment = { ...browserEnvironment(isEmbedded), loadLanguage: loadMessages }
const { storage, tabStorage, everySecond, whenIdle } = environment
const store = createAppStore(environment)

/** Later than all that a visitor waits for. */
const REST_AFTER_MS = 5000

async function begin(root: HTMLElement): Promise<void> {
  growOnPage(store, prefersReducedMotion)
  const isDrawn = await openPage(root, store, isEmbedded ? <EmbedPage /> : <App />, isEmbedded)
  if (!isDrawn || isEmbedded) return
  persistView(store, tabFirst(tabStorage, storage), location.search)
  syncAddress(store, addressBar())
  setTimeout(() => whenIdle(cacheForOffline), REST_AFTER_MS)
}

/** Has the browser keep the page for visits without the network. A slow machine is busy for some seconds with all files. */
function cacheForOffline(): void {
  whenUnwatched(store, everySecond, () => {
    const loading = import('./browser/offline.tsx').then(({ cacheForOffline }) => cacheForOffline(store))
    // Where the files are refused, each visit needs the network.
    loading.catch(() => undefined)
  })
}

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
begin(root).catch((error: unknown) => {
  reportError(error)
  // The page may be there already, and what has failed came after it.
  if (!root.hasChildNodes()) showBrokenPage(root, store, error)
})
