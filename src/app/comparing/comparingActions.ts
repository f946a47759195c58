/** The comparison as the store has it before it is loaded, which the first command does. */
import { onDemand } from '../store/onDemand.ts'
import type { AppState } from '../store/state.ts'
import type { BackgroundWorkshop } from '../workers/backgroundClient.ts'
import type { ComparingCommand } from './comparing.ts'

export interface ComparingActions {
  /** Compares all programs on the puzzle at hand. */
  compare(command: ComparingCommand): Promise<void>
}

export interface ComparingSurroundings extends BackgroundWorkshop {
  /** How many workers make sense at a time. */
  readonly cores: number
  /** Rejects where the browser does not allow it. */
  readonly writeClipboard: (text: string) => Promise<void>
}

type Get = () => AppState
type Set = (change: Partial<AppState>) => void

export function createComparing(
  get: Get,
  set: Set,
  subscribe: (listener: () => void) => () => void,
  surroundings: ComparingSurroundings,
): ComparingActions {
  const controller = onDemand(get, set, 'comparing', async () =>
    (await import('./comparingController.ts')).createComparingController(get, set, subscribe, surroundings),
  )
  return { compare: (command) => controller.ask((loaded) => loaded.obey(command)) }
}
