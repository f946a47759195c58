import type { BackgroundWorker } from '../app/workers/backgroundClient.ts'
import type { SolverWorker } from '../app/session/traceClient.ts'
import { SandboxedError } from '../app/workers/watchedWorker.ts'
import backgroundUrl from '../worker/background.worker.ts?worker&url'
import type { OwnLanguage } from '../core/own/language.ts'
import type { OwnWorker } from '../app/own/ownClient.ts'
import cppUrl from '../worker/cpp.worker.ts?worker&url'
import javascriptUrl from '../worker/javascript.worker.ts?worker&url'
import pythonUrl from '../worker/python.worker.ts?worker&url'
import { trustedRules } from '../ui/trustedTypes.ts'
import workerUrl from '../worker/solver.worker.ts?worker&url'

interface ScriptPolicy {
  createScriptURL(url: string): string
}

/** The page's security policy lets scripts be named through this policy alone, and it lets only the app's own through. */
const policy: ScriptPolicy = {
  createScriptURL(url) {
    if (new URL(url, location.href).origin !== location.origin)
      throw new TypeError(`Not a script of this app: ${url}`)
    return url
  },
}

const trusted = trustedRules('app-worker', policy)

/** Where the service worker is, beside the page: for what registers it. */
export const serviceWorkerUrl = (): string => trusted.createScriptURL(new URL('sw.js', document.baseURI).href)

/** A frame that is sandboxed without same-origin belongs to no origin, and may start no worker. */
const isSandboxed = globalThis.origin === 'null'

/** Starts the solver's worker; in a frame that may have none, the solver takes turns with the page. */
export const makeSolverWorker = (): SolverWorker => (isSandboxed ? solverOnPage() : startWorker(workerUrl))

function solverOnPage(): SolverWorker {
  const loading = import('../worker/solverOnPage.ts').then(({ SolverOnPage }) => new SolverOnPage())
  const tell = (action: (solver: SolverWorker) => void) => void loading.then(action, () => undefined)
  return {
    postMessage: (request) => tell((solver) => solver.postMessage(request)),
    terminate: () => tell((solver) => solver.terminate()),
    addEventListener(type: string, listener: (event: never) => void) {
      // The overloads pair each type with its event.
      tell((solver) => solver.addEventListener(type as 'messageerror', listener as () => void))
      // Without a message, as for a worker whose script does not load.
      if (type === 'error') loading.catch(() => (listener as (error: object) => void)({}))
    },
  }
}

/** Starts a worker for what is to be known of puzzles beside watching a search. */
export const makeBackgroundWorker = (): BackgroundWorker => startWorker(backgroundUrl)

const OWN_URLS: Readonly<Record<OwnLanguage, string>> = {
  python: pythonUrl,
  cpp: cppUrl,
  javascript: javascriptUrl,
}

/** Starts a worker for programs of the user's own in a language. */
export const makeOwnWorker = (language: OwnLanguage): OwnWorker => startWorker(OWN_URLS[language])

/** Starts a worker of this app by the address of its script. */
export function startWorker(url: string): Worker {
  if (isSandboxed) throw new SandboxedError()
  return new Worker(trusted.createScriptURL(url), { type: 'module' })
}
