/** The composition root: the only place that knows the browser's worker, clock, storage and address. */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createClock } from './app/clock.ts'
import { defaultPreferences } from './app/preferences.ts'
import { createAppStore } from './app/store.ts'
import { addressOf } from './app/address.ts'
import { keepAddress } from './app/link.ts'
import { addressBar } from './addressBar.ts'
import { loadMessages } from './i18n/messages.ts'
import { App } from './ui/App.tsx'
import { listenToPage } from './ui/pageListeners.ts'
import { StoreContext } from './ui/useApp.ts'
import { reflectOnDocument } from './ui/document.ts'
import './ui/tokens.css'
import './ui/base.css'
import { makeSolverWorker } from './solverWorker.ts'

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')

const store = createAppStore({
  makeWorker: makeSolverWorker,
  clock: createClock(window),
  prefersReducedMotion: () => reducedMotion.matches,
  storage: localStorage,
  defaults: defaultPreferences(navigator.languages),
  writeClipboard: (text) => navigator.clipboard.writeText(text),
  loadLanguage: loadMessages,
})

listenToPage(store.getState().actions)

/** Not awaited by the module itself: what it loads shares code with it, and would wait for it in turn. */
async function begin(root: HTMLElement): Promise<void> {
  const address = addressOf(location.search)
  const { actions, preferences } = store.getState()
  // The first words on the page are in the user's language.
  const language = address.language ?? preferences.language
  await loadMessages(language)
  await actions.setLanguage(language)
  reflectOnDocument(store)
  // Nobody is to press Play on a board that is about to be replaced.
  await actions.follow(address)
  createRoot(root).render(
    <StrictMode>
      <StoreContext value={store}>
        <App />
      </StoreContext>
    </StrictMode>,
  )
  keepAddress(store, addressBar())
}

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
void begin(root)
