/** The composition root: the only place that knows the browser's worker, clock, storage and address. */
import { createClock } from './app/playback/clock.ts'
import { type Address, addressOf } from './app/store/address.ts'
import { isFirstVisit, openAtFirstBacktrack } from './app/store/firstVisit.ts'
import { keepAddress } from './app/store/link.ts'
import { tabFirst } from './app/store/memory.ts'
import { defaultPreferences, LANGUAGES } from './app/store/preferences.ts'
import { createAppStore } from './app/store/store.ts'
import { keepView } from './app/view/keptView.ts'
import { eventsOf } from './app/session/selectors.ts'
import { frontOf } from './app/session/sessions.ts'
import { addressBar } from './browser/addressBar.ts'
import { copyText } from './browser/copyText.ts'
import { drawPage, showBrokenPage } from './drawPage.tsx'
import { everySecond } from './browser/everySecond.ts'
import { hasMessages, loadMessages } from './i18n/messages.ts'
import { NO_MESSAGES } from './i18n/noMessages.ts'
import { returnToLeftMoment } from './browser/leftMoment.ts'
import { isOutdated } from './browser/release.ts'
import { reloadPage } from './browser/reloadPage.ts'
import { saveFile } from './browser/saveFile.ts'
import { storages } from './browser/storages.ts'
import { newId, persist } from './browser/tabs.ts'
import { toolPlaces } from './browser/toolPlaces.ts'
import { App } from './ui/App.tsx'
import { clipboardText } from './ui/clipboardText.ts'
import { reflectOnDocument } from './ui/document.ts'
import { lazyPart } from './ui/lazyPart.tsx'
import { listenToPage } from './ui/pageListeners.ts'
import { followTextSize } from './ui/textSize.ts'
import { growOnPage } from './ui/timeline/growing.ts'
import { whenIdle } from './browser/whenIdle.ts'
import { whenRested } from './browser/whenRested.ts'
import { whenUnwatched } from './browser/whenUnwatched.ts'
import { makeBackgroundWorker, makeOwnWorker, makeSolverWorker } from './browser/workers.ts'
import 'virtual:font.css'
import './ui/tokens.css'
import './ui/scales.css'
import './ui/base.css'

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')

/** In a frame of another page, which asks for nothing but the moment. */
const isEmbedded = /[?&]embed=1(&|$)/.test(location.search)

const EmbedPage = lazyPart(() => import('./features/share/embed/EmbedPage.tsx'))

const { storage, tabStorage, programStorage } = storages(isEmbedded)

const store = createAppStore({
  makeWorker: makeSolverWorker,
  everySecond,
  whenRested,
  clock: createClock(window),
  prefersReducedMotion: () => reducedMotion.matches,
  storage,
  tabStorage,
  programStorage,
  newId,
  isVisible: () => document.visibilityState === 'visible',
  persist,
  defaults: defaultPreferences(navigator.languages),
  makeBackgroundWorker,
  makeOwnWorker,
  toolPlaces,
  cores: navigator.hardwareConcurrency,
  randomSeed: () => crypto.getRandomValues(new Uint32Array(1))[0],
  whenIdle,
  now: () => performance.now(),
  nextTask: () => new Promise((resume) => setTimeout(resume)),
  saveFile,
  loadPictures: () => import('./browser/pictures.ts'),
  pageAddress: () => `${location.origin}${location.pathname}`,
  // Where the page is not secure there is none, whatever its type says.
  readClipboard: () => clipboardText(navigator.clipboard),
  writeClipboard: copyText,
  loadLanguage: loadMessages,
  isOutdated,
  reloadPage,
})

/** Draws the page as soon as the sentences of its language have been loaded. */
async function begin(root: HTMLElement): Promise<void> {
  const { actions } = store
  if (!isEmbedded) {
    listenToPage(actions)
    returnToLeftMoment()
  }
  growLongSearches()
  // All of the page is laid out and drawn anew, frame by frame.
  window.addEventListener('resize', () => actions.giveWay())
  const address = addressOf(location.search)
  // Before anything is waited for: a key that is pressed meanwhile is meant for this puzzle.
  const isFirst = isFirstVisit(address, store.getState())
  const opening = isFirst ? openAtFirstBacktrack(store) : undefined
  if (asksForMore(address)) void actions.follow({ ...address, language: undefined })
  if (!(await loadSentences(address))) return offerReload(root)
  // What comes right after the first paint would move what is there.
  await Promise.race([opening, pause(LONGEST_OPENING_MS)])
  followTextSize()
  reflectOnDocument(store)
  drawPage(root, store, isEmbedded ? <EmbedPage /> : <App />)
  if (isEmbedded) return
  keepView(store, tabFirst(tabStorage, storage), location.search)
  keepAddress(store, addressBar())
  setTimeout(() => whenIdle(keepForLater), REST_AFTER_MS)
}

/** Those of the wanted language or, where they do not come, of the other. @returns whether there are any */
async function loadSentences({
  language = store.getState().preferences.language,
}: Address): Promise<boolean> {
  // Otherwise the first Hangul on the page would ask for it. Where it does not come, another font has Hangul, too.
  if (language === 'ko') document.fonts.load('1em "Backdoku Sans"', '가').catch(() => undefined)
  for (const each of [language, ...LANGUAGES])
    if (!LANGUAGES.some(hasMessages)) await store.actions.setLanguage(each)
  return LANGUAGES.some(hasMessages)
}

/** Events of a search that goes on for long enough to be seen to grow. */
const LONG = 1e6

function growLongSearches(): void {
  const unsubscribe = store.subscribe((state) => {
    if (eventsOf(frontOf(state).run) < LONG) return
    unsubscribe()
    growOnPage(store, () => reducedMotion.matches)
  })
}

/** Whether an address asks for something else than the page shows by itself. */
function asksForMore({ puzzle, make, view, strategy, extent }: Address): boolean {
  return [puzzle, make, view, strategy, extent].some((asked) => asked !== undefined)
}

/** All that can be done where no sentences have come. */
function offerReload(root: HTMLElement): void {
  const again = document.createElement('button')
  again.textContent = NO_MESSAGES.again
  again.addEventListener('click', () => location.reload())
  root.role = 'alert'
  root.append(NO_MESSAGES.sentence, again)
}

/** A worker that is slow to start is waited for, one that does not start is not. */
const LONGEST_OPENING_MS = 1000

const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms))

/** Later than all that a visitor waits for. */
const REST_AFTER_MS = 5000

/** Has the browser keep the page for visits without the network. A slow machine is busy for some seconds with all files. */
function keepForLater(): void {
  whenUnwatched(store, everySecond, () => {
    const loading = import('./browser/offline.tsx').then(({ keepForLater }) => keepForLater(store))
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
