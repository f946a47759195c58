import { createClock } from '../page/player/clock.ts'
import { defaultPreferences } from '../page/store/preferences.ts'
import type { BrowserEnvironment } from '../page/store/browserEnvironment.ts'
import { clipboardText } from '../page/controls/clipboardText.ts'
import { copyText } from './copyText.ts'
import { everySecond, whenIdle, whenRested } from './timers.ts'
import { isOutdated } from './release.ts'
import { reloadPage } from './reloadPage.ts'
import { saveFile } from './saveFile.ts'
import { storages } from './storages.ts'
import { newId, persist } from './tabs.ts'
import { toolStorage } from './toolStorage.ts'
import { makeBackgroundWorker, makeOwnWorker, makeSolverWorker } from './workers.ts'

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
const prefersReducedMotion = () => reducedMotion.matches

/**
 * Returns the browser environment, except the function that loads messages.
 * @param isEmbedded true in a frame of another page, where nothing is stored
 */
export function browserEnvironment(isEmbedded: boolean): Omit<BrowserEnvironment, 'loadLanguage'> {
  return {
    ...storages(isEmbedded),
    makeWorker: makeSolverWorker,
    makeBackgroundWorker,
    makeOwnWorker,
    toolStorage,
    everySecond,
    whenRested,
    whenIdle,
    clock: createClock(window),
    now: () => performance.now(),
    nextTask: () => new Promise((resume) => setTimeout(resume)),
    prefersReducedMotion,
    isVisible: () => document.visibilityState === 'visible',
    defaults: defaultPreferences(navigator.languages),
    cores: navigator.hardwareConcurrency,
    newId,
    randomSeed: () => crypto.getRandomValues(new Uint32Array(1))[0],
    persist,
    saveFile,
    loadPictures: () => import('./pictures.ts'),
    pageAddress: () => `${location.origin}${location.pathname}`,
    // On an insecure page, `navigator.clipboard` is undefined despite its type.
    readClipboard: () => clipboardText(navigator.clipboard),
    writeClipboard: copyText,
    isOutdated,
    reloadPage,
  }
}
