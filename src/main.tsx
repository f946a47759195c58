/** The composition root: the only place that knows the browser's worker, clock, storage and address. */
import { createClock } from './app/playback/clock.ts'
import { defaultPreferences, LANGUAGES } from './app/store/preferences.ts'
import type { AppState } from './app/store/state.ts'
import { eventsOf } from './app/session/selectors.ts'
import { frontOf } from './app/session/sessions.ts'
import { type SharedStorage, tabFirst } from './app/store/memory.ts'
import { createAppStore } from './app/store/store.ts'
import { type Address, addressOf, isFirstVisit, plainGrid } from './app/store/address.ts'
import { hasMessages, loadMessages } from './i18n/messages.ts'
import { NO_MESSAGES } from './i18n/noMessages.ts'
import { PROGRAM_PANEL } from './app/session/debugging.ts'
import { drawPage, showBrokenPage } from './drawPage.tsx'
import { App } from './ui/App.tsx'
import { clipboardText } from './ui/clipboardText.ts'
import { lazyPart } from './ui/lazyPart.tsx'
import { fetchListing } from './ui/panels/program/useListing.ts'
import { PANELS } from './ui/panels/registry.ts'
import { isOutdated } from './release.ts'
import { reloadPage } from './reloadPage.ts'
import { whenIdle } from './whenIdle.ts'
import { whenRested } from './whenRested.ts'
import { listenToPage } from './ui/pageListeners.ts'
import { reflectOnDocument } from './ui/document.ts'
import { followTextSize } from './ui/textSize.ts'
import 'virtual:font.css'
import './ui/tokens.css'
import './ui/base.css'
import { copyText } from './copyText.ts'
import { listenToOtherTabs, newId, persist } from './tabs.ts'
import { everySecond } from './everySecond.ts'
import { returnToLeftMoment } from './leftMoment.ts'
import { makeBackgroundWorker, makeOwnWorker, makeSolverWorker } from './workers.ts'

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')

/** In a frame of another page, which asks for nothing but the moment. */
const isEmbedded = /[?&]embed=1(&|$)/.test(location.search)

const EmbedPage = lazyPart(() => import('./ui/embed/EmbedPage.tsx'))

// Where storage is refused, to name it throws. A frame neither leaves nor finds anything.
const storage = {
  getItem: (name: string) => (isEmbedded ? null : localStorage.getItem(name)),
  setItem: (name: string, value: string) => isEmbedded || localStorage.setItem(name, value),
}

/** As long as the tab is open. */
const tabStorage = {
  getItem: (name: string) => (isEmbedded ? null : sessionStorage.getItem(name)),
  setItem: (name: string, value: string) => isEmbedded || sessionStorage.setItem(name, value),
}

const programStorage: SharedStorage = {
  ...storage,
  names: () => (isEmbedded ? [] : Object.keys(localStorage)),
  removeItem: (name) => isEmbedded || localStorage.removeItem(name),
  listen: isEmbedded ? () => undefined : listenToOtherTabs,
}

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
  findToolPlaces: async () => (await import('./toolPlaces.ts')).toolPlaces,
  cores: navigator.hardwareConcurrency,
  randomSeed: () => crypto.getRandomValues(new Uint32Array(1))[0],
  whenIdle,
  now: () => performance.now(),
  nextTask: () => new Promise((resume) => setTimeout(resume)),
  saveFile: async (...file) => (await import('./saveFile.ts')).saveFile(...file),
  loadPictures: () => import('./pictures.ts'),
  pageAddress: () => `${location.origin}${location.pathname}`,
  // Where the page is not secure there is none, whatever its type says.
  readClipboard: () => clipboardText(navigator.clipboard),
  writeClipboard: copyText,
  loadLanguage: loadMessages,
  isOutdated,
  reloadPage,
})

/** Events of a search that goes on for long enough to be seen to grow. */
const LONG = 1e6

const unsubscribe = store.subscribe((state) => {
  if (eventsOf(frontOf(state).run) < LONG) return
  unsubscribe()
  // Where this cannot be loaded the overview grows in steps, and nothing is amiss.
  import('./longSearch.ts').then(
    ({ goOnBesideSearches }) => goOnBesideSearches(store, () => reducedMotion.matches),
    () => undefined,
  )
})

if (!isEmbedded) listenToPage(store.getState().actions, () => store.getState().introduction === undefined)

if (!isEmbedded) returnToLeftMoment()

/** Shows the page as soon as it can be: at once, unless its language or its puzzle has to be fetched first. */
async function begin(root: HTMLElement): Promise<void> {
  const address = addressOf(location.search)
  const { actions, preferences } = store.getState()
  const opening = isFirstVisit(address, store.getState()) ? import('./firstVisit.ts') : undefined
  const showsPanel = !isEmbedded && (address.view ?? 'watch') === 'watch'
  if (showsPanel) fetchPanel(opening === undefined ? store.getState().panel : PROGRAM_PANEL)
  // Before anything is waited for: a key that is pressed meanwhile is meant for this puzzle.
  const isPlain = plainGrid(address.puzzle) !== undefined
  const atOnce = isPlain ? actions.follow({ ...address, language: undefined }) : undefined
  // A first visit can be looked at without. If they do not come, the first command tries again, and says so.
  const arriving = opening === undefined ? import('./app/store/actions.ts').catch(() => undefined) : undefined
  const wanted = address.language ?? preferences.language
  // Otherwise the first Hangul on the page would ask for it. Where it does not come, another font has Hangul, too.
  if (wanted === 'ko') document.fonts.load('1em "Backdoku Sans"', '가').catch(() => undefined)
  // Sentences that cannot be loaded are said in the other language.
  for (const language of [wanted, ...LANGUAGES])
    if (!LANGUAGES.some(hasMessages)) await actions.setLanguage(language)
  if (!LANGUAGES.some(hasMessages)) return offerReload(root)
  // Without it, an empty board is a place to begin as well.
  const found = await opening?.catch(() => undefined)
  found?.openAtFirstBacktrack(store)
  const followed = atOnce ?? (asksForMore(address) ? actions.follow(address) : undefined)
  await arriving
  // Nobody is to press Play on a board that is about to be replaced.
  if (address.puzzle !== undefined) await followed
  followTextSize()
  reflectOnDocument(store)
  drawPage(root, store, isEmbedded ? <EmbedPage /> : <App Introduction={found?.Introduction} />)
  await followed
  if (isEmbedded) return
  setTimeout(() => whenIdle(() => void comeToRest()), REST_AFTER_MS)
  const opened = store.getState()
  let isKept = false
  const unsubscribe = store.subscribe((state, before) => {
    // While it plays the address stays.
    if (isKept || (state.playing && before.playing) || isOnlyLookedAt(state, before)) return
    isKept = true
    keepAddress(opened).then(unsubscribe, () => {
      // Out of step with the page, it does no harm. The next change is another try.
      isKept = false
    })
  })
}

/** Has what a panel takes come beside all else, and not after it. If it does not, the panel asks again. */
function fetchPanel(panel: string): void {
  PANELS.find(({ id }) => id === panel)
    ?.source.ask()
    .catch(() => undefined)
  if (panel === PROGRAM_PANEL) fetchListing(store.getState())
}

/** Whether an address asks for something else than the page shows by itself. */
function asksForMore({ puzzle, make, view, strategy, extent, language }: Address): boolean {
  const isOther = language !== undefined && language !== store.getState().preferences.language
  return [puzzle, make, view, strategy, extent].some((asked) => asked !== undefined) || isOther
}

/** All that can be done where no sentences have come. */
function offerReload(root: HTMLElement): void {
  const again = document.createElement('button')
  again.textContent = NO_MESSAGES.again
  again.addEventListener('click', () => location.reload())
  root.role = 'alert'
  root.append(NO_MESSAGES.sentence, again)
}

/** A first visit that shows what it has opened with. */
function isOnlyLookedAt(state: AppState, before: AppState): boolean {
  const isSame = frontOf(state).frame === frontOf(before).frame && state.preferences === before.preferences
  return state.introduction !== undefined && isSame && state.view === before.view
}

/** From the first change on; until then the address is right. @param opened the state to which it belongs */
async function keepAddress(opened: AppState): Promise<void> {
  const [link, bar, view] = await Promise.all([
    import('./app/store/link.ts'),
    import('./addressBar.ts'),
    import('./app/view/keptView.ts'),
  ])
  view.keepView(store, tabFirst(tabStorage, storage), location.search)
  link.keepAddress(store, bar.addressBar(), opened)
}

/** Later than all that a visitor waits for. */
const REST_AFTER_MS = 5000

async function comeToRest(): Promise<void> {
  try {
    const rest = await import('./atRest.tsx')
    rest.comeToRest(store)
  } catch {
    // Without a network, the next visit tries again.
  }
}

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
begin(root).catch((error: unknown) => {
  reportError(error)
  // The page may be there already, and what has failed came after it.
  if (!root.hasChildNodes()) showBrokenPage(root, store, error)
})
