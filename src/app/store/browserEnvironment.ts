import type { Language } from '../../core/text.ts'
import type { ToolPlaces } from '../own/keptTools.ts'
import type { OwnWorkshop } from '../own/ownClient.ts'
import type { LibraryDependencies } from '../own/programLibrary.ts'
import type { PlayerDependencies } from '../playback/player.ts'
import type { ClipboardDependencies } from '../puzzle/clipboard.ts'
import type { SessionsDependencies } from '../session/openSessions.ts'
import type { Pictures } from '../sharing/dependencies.ts'
import type { BackgroundWorkshop } from '../workers/backgroundClient.ts'
import type { Storage } from './memory.ts'
import type { Preferences } from './preferences.ts'
import type { ReleaseDependencies } from './release.ts'

/** All that the app needs of the browser: given by the page, and by tests. */
export interface BrowserEnvironment
  extends ReleaseDependencies,
    PlayerDependencies,
    SessionsDependencies,
    ClipboardDependencies,
    BackgroundWorkshop,
    LibraryDependencies {
  /** Of this tab alone, over reloads. */
  readonly tabStorage: Storage
  readonly toolPlaces: ToolPlaces
  readonly makeOwnWorker: OwnWorkshop['makeOwnWorker']
  /** Resolves after what is waiting has been done. */
  readonly nextTask: () => Promise<void>
  /** A clock that never goes back, in milliseconds. */
  readonly now: () => number
  /** Runs once there has been no input for a while. */
  readonly whenIdle: (action: () => void) => void
  /** How many workers make sense at a time. */
  readonly cores: number
  /** A whole number of chance, 0 to 2³² − 1. */
  readonly randomSeed: () => number
  /** The address of the page, up to the question mark. */
  readonly pageAddress: () => string
  /** Has the browser save a file. */
  readonly saveFile: (name: string, type: string, parts: readonly BlobPart[]) => Promise<void>
  /** Fetches what draws with the browser. */
  readonly loadPictures: () => Promise<Pictures>
  /** Asks the browser to keep what is stored, even if it needs the room. */
  readonly persist: () => void
  readonly defaults: Preferences
  /** Fetches the sentences of a language. */
  readonly loadLanguage: (language: Language) => Promise<void>
}
