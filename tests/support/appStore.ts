import { onTestFinished } from 'vitest'
import type { Clock } from '../../src/page/player/clock.ts'
import { defaultPreferences } from '../../src/page/store/preferences.ts'
import { loadMessages } from '../../src/page/words/messages.ts'
import { transformOf } from '../../src/page/facts/commands.ts'
import { compareOf } from '../../src/page/compare/table/commands.ts'
import { generateOf } from '../../src/page/generator/commands.ts'
import { judgeShownBoardOf } from '../../src/page/judge/commands.ts'
import { ownOf } from '../../src/page/own/commands.ts'
import { lockstepOf } from '../../src/page/compare/lockstep/commands.ts'
import { shareOf } from '../../src/page/share/commands.ts'
import { toursOf } from '../../src/page/tours/commands.ts'
import type { Actions } from '../../src/page/store/actions.ts'
import type { BrowserEnvironment } from '../../src/page/store/browserEnvironment.ts'
import { type AppStore, createAppStore } from '../../src/page/store/store.ts'
import { memoryStorage } from './browserTabs.ts'
import { InProcess, InProcessBackgroundWorker, InProcessWorker } from './inProcessWorker.ts'
import { PendingActions } from './underway.ts'

type EndableWorker = ReturnType<BrowserEnvironment['makeWorker' | 'makeBackgroundWorker']>

/** A clock that the test advances by `tick`. */
export class ManualClock implements Clock {
  #onFrame: ((elapsedMs: number) => void) | undefined

  get running(): boolean {
    return this.#onFrame !== undefined
  }

  start(onFrame: (elapsedMs: number) => void): void {
    this.#onFrame = onFrame
  }

  stop(): void {
    this.#onFrame = undefined
  }

  tick(elapsedMs: number): void {
    this.#onFrame?.(elapsedMs)
  }
}

/** Timers that beat once a second; the test lets a second pass by `pass`. */
export class ManualSeconds {
  readonly #beats = new Set<() => void>()

  readonly everySecond = (beat: () => void) => {
    this.#beats.add(beat)
    return () => this.#beats.delete(beat)
  }

  get runningTimers(): number {
    return this.#beats.size
  }

  pass(): void {
    for (const beat of this.#beats) beat()
  }
}

export interface TestApp {
  readonly store: TestStore
  readonly clock: ManualClock
  readonly seconds: ManualSeconds
  /** Workers for searches, in the order of their creation. */
  readonly workers: readonly InProcessWorker[]
  /** Workers for background jobs, in the order of their creation. */
  readonly backgroundWorkers: readonly InProcessBackgroundWorker[]
  /** Copied texts, the latest last. */
  readonly clipboard: readonly string[]
  /** Contents of the saved files, by name. */
  readonly files: ReadonlyMap<string, string>
  /** Resolves once neither the app nor its workers have anything left to do, apart from what the test controls. */
  readonly untilQuiet: () => Promise<void>
}

/** Commands of features, each created on first use. */
function featureCommandsOf(store: AppStore) {
  return {
    lockstep: (...command: Parameters<ReturnType<typeof lockstepOf>>) => lockstepOf(store)(...command),
    compare: (...command: Parameters<ReturnType<typeof compareOf>>) => compareOf(store)(...command),
    share: (...command: Parameters<ReturnType<typeof shareOf>>) => shareOf(store)(...command),
    generate: (...command: Parameters<ReturnType<typeof generateOf>>) => generateOf(store)(...command),
    transform: (transform: string) => transformOf(store)(transform),
    judgeShownBoard: () => judgeShownBoardOf(store)(),
    own: (...command: Parameters<ReturnType<typeof ownOf>>) => ownOf(store)(...command),
    tour: (...command: Parameters<ReturnType<typeof toursOf>>) => toursOf(store)(...command),
  }
}

/** The app's store, with the commands of features among its actions. */
export type TestStore = AppStore & { readonly actions: Actions & ReturnType<typeof featureCommandsOf> }

/**
 * Creates the app's store. Its workers for searches and for background jobs run their real code, but in this thread.
 * The test controls the clock and the seconds, and reads what was copied and saved.
 */
export function testApp(changes: Partial<BrowserEnvironment> = {}): TestApp {
  const clock = new ManualClock()
  const seconds = new ManualSeconds()
  const workers: InProcessWorker[] = []
  const backgroundWorkers: InProcessBackgroundWorker[] = []
  const underway = new PendingActions()
  const started: EndableWorker[] = []
  let isFinished = false
  // Ends the workers, which otherwise continue during the next test.
  onTestFinished(() => {
    isFinished = true
    for (const worker of started) worker.terminate()
  })
  const endedWithTest = <Started extends EndableWorker>(worker: Started): Started => {
    if (isFinished) worker.terminate()
    started.push(worker)
    return worker
  }
  const clipboard: string[] = []
  const files = new Map<string, string>()
  const stored = new Map<string, string>()
  let ids = 0
  const storedInTab = new Map<string, string>()
  const dependencies: BrowserEnvironment = {
    makeWorker() {
      const worker = new InProcessWorker()
      workers.push(worker)
      return worker
    },
    everySecond: seconds.everySecond,
    whenRested: (resume) => underway.after(50, resume),
    clock,
    prefersReducedMotion: () => false,
    storage: {
      getItem: (name) => stored.get(name) ?? null,
      setItem: (name, value) => void stored.set(name, value),
    },
    tabStorage: {
      getItem: (name) => storedInTab.get(name) ?? null,
      setItem: (name, value) => void storedInTab.set(name, value),
    },
    programStorage: memoryStorage(),
    newId: () => `id${++ids}`,
    isVisible: () => true,
    persist: () => undefined,
    defaults: defaultPreferences(['en']),
    loadLanguage: loadMessages,
    makeBackgroundWorker() {
      const worker = new InProcessBackgroundWorker()
      backgroundWorkers.push(worker)
      return worker
    },
    toolStorage: {
      isKept: async () => false,
      madeBytes: async () => 0,
      remove: async () => undefined,
      hasMemoryFor: () => true,
    },
    makeOwnWorker() {
      throw new Error('No program of the user’s own is run here')
    },
    cores: 2,
    randomSeed: () => 2580,
    whenIdle: (action) => underway.runSoon(action),
    now: () => performance.now(),
    nextTask: () => new Promise((resume) => underway.runSoon(resume)),
    async saveFile(name, _type, parts) {
      // `Blob.text` would drop a byte order mark.
      const bytes = await new Blob([...parts]).arrayBuffer()
      files.set(name, new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes))
    },
    async loadPictures() {
      throw new Error('Nothing is drawn here')
    },
    isOutdated: async () => false,
    reloadPage: () => undefined,
    pageAddress: () => 'https://backdoku.test/',
    readClipboard: async () => clipboard.at(-1) ?? '',
    async writeClipboard(text) {
      clipboard.push(text)
    },
    ...changes,
  }
  const app = createAppStore({
    ...dependencies,
    makeWorker: () => endedWithTest(dependencies.makeWorker()),
    makeBackgroundWorker: () => endedWithTest(dependencies.makeBackgroundWorker()),
  })
  // There is no viewport to report it.
  app.actions.setPanelsSeen(true)
  const isQuiet = () =>
    underway.isEmpty && started.every((worker) => !(worker instanceof InProcess) || worker.isQuiet)
  const store = Object.assign(app, { actions: { ...app.actions, ...featureCommandsOf(app) } })
  return {
    store,
    clock,
    seconds,
    workers,
    backgroundWorkers,
    clipboard,
    files,
    async untilQuiet() {
      do await new Promise((resume) => void setImmediate(resume))
      while (!isQuiet())
    },
  }
}
