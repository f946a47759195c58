import type { Language } from '../../i18n/text.ts'
import type { ToolStorage } from '../own/keptTools.ts'
import type { OwnWorkshop } from '../../runner/workers.ts'
import type { LibraryDependencies } from '../own/programLibrary.ts'
import type { PlayerDependencies } from '../player/player.ts'
import type { ClipboardDependencies } from '../puzzle/clipboard.ts'
import type { SessionsDependencies } from '../session/openSessions.ts'
import type { Pictures } from '../share/dependencies.ts'
import type { BackgroundWorkshop } from '../background/background.ts'
import type { Storage } from './storage.ts'
import type { Preferences } from './preferences.ts'
import type { ReleaseDependencies } from './release.ts'

/** Interface to the browser, implemented by the page and by tests. */
export interface BrowserEnvironment
  extends ReleaseDependencies,
    PlayerDependencies,
    SessionsDependencies,
    ClipboardDependencies,
    BackgroundWorkshop,
    LibraryDependencies {
  /** Storage of this tab alone, which survives reloads. */
  readonly tabStorage: Storage
  /** Storage of the downloaded interpreters and compiler. */
  readonly toolStorage: ToolStorage
  /** Starts a worker that runs users' own programs. */
  readonly makeOwnWorker: OwnWorkshop['makeOwnWorker']
  /** Resolves in a new task, after those that are already queued. */
  readonly nextTask: () => Promise<void>
  /** Monotonic clock, in milliseconds. */
  readonly now: () => number
  readonly whenIdle: (action: () => void) => void
  /** Number of workers worth running in parallel. */
  readonly cores: number
  /** An integer, 0 to 2³² − 1. */
  readonly randomSeed: () => number
  /** Up to the question mark. */
  readonly pageAddress: () => string
  /** Asks the browser to save a file; `type` is a MIME type. */
  readonly saveFile: (name: string, type: string, parts: readonly BlobPart[]) => Promise<void>
  /** Loads the module that renders images and encodes videos with browser APIs. */
  readonly loadPictures: () => Promise<Pictures>
  /** Asks the browser to keep the storage even under storage pressure. */
  readonly persist: () => void
  /** Preferences on a first visit. */
  readonly defaults: Preferences
  /** Loads the messages of a language; rejects if that fails. */
  readonly loadLanguage: (language: Language) => Promise<void>
}
