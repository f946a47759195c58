import { type RawWorker, SandboxedError } from '../calls/watchedWorker.ts'
import backgroundUrl from '../page/background/background.worker.ts?worker&url'
import type { OwnLanguage } from '../sudoku/reading/language.ts'
import cppUrl from '../runner/cpp/cpp.worker.ts?worker&url'
import javascriptUrl from '../runner/javascript/javascript.worker.ts?worker&url'
import pythonUrl from '../runner/python/python.worker.ts?worker&url'
import { trustedRules } from '../page/controls/trustedTypes.ts'
import workerUrl from '../search/worker/solver.worker.ts?worker&url'

interface ScriptPolicy {
  createScriptURL(url: string): string
}

/**
 * The page's security policy allows script URLs only from this Trusted Types policy, which accepts only URLs of the
 * app itself.
 */
const policy: ScriptPolicy = {
  createScriptURL(url) {
    if (new URL(url, location.href).origin !== location.origin)
      throw new TypeError(`Not a script of this app: ${url}`)
    return url
  },
}

const trusted = trustedRules('app-worker', policy)

/** Address of the service worker, next to the page. */
export const serviceWorkerUrl = (): string => trusted.createScriptURL(new URL('sw.js', document.baseURI).href)

/** True in a frame that is sandboxed without same-origin: its origin is opaque, and it cannot start workers. */
const isSandboxed = globalThis.origin === 'null'

/** Starts the solver's worker. In a sandboxed frame, the solver runs on the page instead, in short slices of time. */
export const makeSolverWorker = (): RawWorker => (isSandboxed ? solverOnPage() : startWorker(workerUrl))

/** Returns a solver that runs on the page. Its messages wait until its code is loaded. */
function solverOnPage(): RawWorker {
  const loading = import('../search/worker/solverOnPage.ts').then(({ SolverOnPage }) => new SolverOnPage())
  const withSolver = (action: (solver: RawWorker) => void) => void loading.then(action, () => undefined)
  return {
    postMessage: (message) => withSolver((solver) => solver.postMessage(message)),
    terminate: () => withSolver((solver) => solver.terminate()),
    addEventListener(type: string, listener: (event: never) => void) {
      // The overloads pair each type with its event.
      withSolver((solver) => solver.addEventListener(type as 'messageerror', listener as () => void))
      // Like the error of a worker whose script fails to load, this error has no message.
      if (type === 'error') loading.catch(() => (listener as (error: object) => void)({}))
    },
  }
}

/** Starts a worker for background work on puzzles: all but the watched search and the user's programs. */
export const makeBackgroundWorker = (): RawWorker => startWorker(backgroundUrl)

const OWN_URLS: Readonly<Record<OwnLanguage, string>> = {
  python: pythonUrl,
  cpp: cppUrl,
  javascript: javascriptUrl,
}

export const makeOwnWorker = (language: OwnLanguage): RawWorker => startWorker(OWN_URLS[language])

/** Starts a worker from the address of its script. @throws SandboxedError in a sandboxed frame */
export function startWorker(url: string): Worker {
  if (isSandboxed) throw new SandboxedError()
  return new Worker(trusted.createScriptURL(url), { type: 'module' })
}
