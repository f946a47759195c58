import type { ReactElement } from 'react'
import { type Address, addressOf, asksForMore } from './page/store/address.ts'
import { openVisit } from './page/introduction/opening.ts'
import { LANGUAGES } from './page/store/preferences.ts'
import type { AppStore } from './page/store/store.ts'
import { restoreLastMoment } from './browser/leftMoment.ts'
import { drawPage } from './drawPage.tsx'
import { beforeTour } from './page/tours/beforeTour.ts'
import { keptTour } from './page/tours/touring.ts'
import { hasMessages } from './page/words/messages.ts'
import { reflectOnDocument } from './page/shell/document.ts'
import { listenToPage } from './page/shell/pageListeners.ts'

/**
 * Opens what the address names, and draws the page once its messages (texts in one language) are loaded and a first
 * visit's board is ready.
 * @returns true if the page is drawn; false without messages: then a button offers to reload it
 */
export async function openPage(
  root: HTMLElement,
  store: AppStore,
  page: ReactElement,
  isEmbedded: boolean,
): Promise<boolean> {
  const { actions } = store
  if (!isEmbedded) listenToPage(store)
  const kept = isEmbedded ? undefined : restoreLastMoment()
  const tour = kept === undefined ? undefined : keptTour(kept, beforeTour(store.getState()))
  // Slow the search down while the window is resized, because each frame then lays out and draws the whole page.
  window.addEventListener('resize', () => actions.throttle())
  const named = addressOf(location.search, location.hash)
  const address = tour === undefined || tour.left !== undefined ? named : { ...named, tour }
  // Load the puzzle before the first `await`: keys pressed while the page waits are meant for it.
  const opening = openVisit(store, address)
  if (asksForMore(address)) void actions.follow({ ...address, language: undefined })
  if (tour?.left !== undefined) actions.openTour(tour)
  if (!(await loadSentences(store, address))) {
    offerReload(root)
    return false
  }
  // Wait for a first visit's board, because content that arrives right after the first paint would shift the page.
  await Promise.race([opening, pause(LONGEST_OPENING_MS)])
  reflectOnDocument(store)
  drawPage(root, store, page)
  return true
}

/** Maximum wait for a first visit's search: covers a slow worker, but not one that never starts. */
const LONGEST_OPENING_MS = 1000

const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms))

/**
 * Loads the messages of the language that the address names, or else of the preferred language. If that fails, loads
 * the messages of the other language.
 * @returns true if any messages are loaded
 */
async function loadSentences(store: AppStore, { language: named }: Address): Promise<boolean> {
  const language = named ?? store.getState().preferences.language
  // Loads the Hangul font before the first Hangul is drawn; if it fails, a fallback font has Hangul, too.
  if (language === 'ko') document.fonts.load('1em "Backdoku Sans"', '가').catch(() => undefined)
  for (const each of [language, ...LANGUAGES])
    if (!LANGUAGES.some(hasMessages)) await store.actions.setLanguage(each)
  return LANGUAGES.some(hasMessages)
}

/** Shows a reload button, because there are no messages to show. */
function offerReload(root: HTMLElement): void {
  const again = document.createElement('button')
  again.textContent = NO_MESSAGES.again
  again.addEventListener('click', () => location.reload())
  root.role = 'alert'
  root.append(NO_MESSAGES.sentence, again)
}

/** Bilingual text for a page whose texts failed to load. */
const NO_MESSAGES = {
  sentence:
    'Backdoku could not be loaded. Check the connection. 앱을 불러오지 못했습니다. 연결을 확인하세요. ',
  again: 'Try again 다시 시도',
}
