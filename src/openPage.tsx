import type { ReactElement } from 'react'
import { type Address, addressOf } from './app/store/address.ts'
import { isFirstVisit, openAtFirstBacktrack } from './app/store/firstVisit.ts'
import { LANGUAGES } from './app/store/preferences.ts'
import type { AppStore } from './app/store/store.ts'
import { restoreLeftMoment } from './browser/leftMoment.ts'
import { drawPage } from './drawPage.tsx'
import { hasMessages } from './i18n/messages.ts'
import { NO_MESSAGES } from './i18n/noMessages.ts'
import { reflectOnDocument } from './ui/document.ts'
import { listenToPage } from './ui/pageListeners.ts'
import { followTextSize } from './ui/textSize.ts'

/**
 * Opens what the address names, and draws the page once its sentences are loaded and the board of a first visit stands.
 * @returns whether the page is drawn; without any sentences, a button offers to reload it
 */
export async function openPage(
  root: HTMLElement,
  store: AppStore,
  page: ReactElement,
  isEmbedded: boolean,
): Promise<boolean> {
  const { actions } = store
  if (!isEmbedded) {
    listenToPage(actions)
    restoreLeftMoment()
  }
  // The browser lays out and draws all of the page anew, frame by frame.
  window.addEventListener('resize', () => actions.giveWay())
  const address = addressOf(location.search)
  // The puzzle comes before any waiting: a key that is pressed meanwhile is meant for it.
  const isFirst = isFirstVisit(address, store.getState())
  const opening = isFirst ? openAtFirstBacktrack(store) : undefined
  if (asksForMore(address)) void actions.follow({ ...address, language: undefined })
  if (!(await loadSentences(store, address))) {
    offerReload(root)
    return false
  }
  // What came right after the first paint would move the page.
  await Promise.race([opening, pause(LONGEST_OPENING_MS)])
  followTextSize()
  reflectOnDocument(store)
  drawPage(root, store, page)
  return true
}

/** A worker that is slow to start is waited for, one that does not start is not. */
const LONGEST_OPENING_MS = 1000

const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms))

/** Loads the wanted language or, where that fails, the other one. @returns whether there are any sentences */
async function loadSentences(store: AppStore, { language: named }: Address): Promise<boolean> {
  const language = named ?? store.getState().preferences.language
  // Otherwise the first Hangul on the page would ask for it. Where it does not come, another font has Hangul, too.
  if (language === 'ko') document.fonts.load('1em "Backdoku Sans"', '가').catch(() => undefined)
  for (const each of [language, ...LANGUAGES])
    if (!LANGUAGES.some(hasMessages)) await store.actions.setLanguage(each)
  return LANGUAGES.some(hasMessages)
}

/** Whether an address asks for something else than the page shows by itself. */
function asksForMore({ puzzle, make, view, strategy, extent }: Address): boolean {
  return [puzzle, make, view, strategy, extent].some((asked) => asked !== undefined)
}

/** All that can be done without sentences. */
function offerReload(root: HTMLElement): void {
  const again = document.createElement('button')
  again.textContent = NO_MESSAGES.again
  again.addEventListener('click', () => location.reload())
  root.role = 'alert'
  root.append(NO_MESSAGES.sentence, again)
}
