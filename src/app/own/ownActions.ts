/** The user's own programs as the store has them before their code is loaded, which the first command does. */
import type { OwnLanguage } from '../../core/own/language.ts'
import { onDemand } from '../store/onDemand.ts'
import type { Storage } from '../store/memory.ts'
import type { TraceSource } from '../session/traceSource.ts'
import type { AppState } from '../store/state.ts'
import type { FindToolPlaces } from './keptTools.ts'
import type { OwnCommand, ProgramFile } from './own.ts'
import type { ShelfSurroundings } from './programShelf.ts'

export interface OwnActions {
  /** Asks something of the user's own programs. */
  own(command: OwnCommand): Promise<void>
  /** Shows a program that has been pasted as one of the user's own. */
  takeProgram(text: string, language: OwnLanguage): void
  /** Opens files that have been dropped as the user's own programs. */
  openProgramFiles(files: readonly ProgramFile[]): void
}

export interface OwnSurroundings extends ShelfSurroundings {
  /** Keeps which programs are shown, for this tab and for later visits. */
  readonly storage: Storage
  /** Asks the browser to keep what is stored, even if it needs the room. */
  readonly persist: () => void
  readonly saveFile: (name: string, type: string, parts: readonly BlobPart[]) => Promise<void>
  readonly findToolPlaces: FindToolPlaces
  /** Makes the user's own program the one that runs, and ends the run before. */
  readonly choose: (language: OwnLanguage) => void
  /** Runs the program in front from its beginning. */
  readonly start: () => void
  readonly stop: () => void
  /** Ends the run of the program in front: nothing is left of it. */
  readonly end: () => void
  /** Of the run in front; undefined before the first. */
  readonly source: () => TraceSource | undefined
}

type Get = () => AppState
type Set = (change: Partial<AppState>) => void

export function createOwn(get: Get, set: Set, surroundings: OwnSurroundings): Pick<OwnActions, 'own'> {
  const controller = onDemand(get, set, 'own', async () =>
    (await import('./ownController.ts')).createOwnController(get, set, surroundings),
  )
  return { own: (command) => controller.ask((loaded) => loaded.obey(command)) }
}
