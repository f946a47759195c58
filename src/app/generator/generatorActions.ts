/** The generator as the store has it before it is loaded, which the first command does. */
import type { BackgroundWorkshop } from '../workers/backgroundClient.ts'
import type { EditorActions } from '../puzzle/editor.ts'
import { onDemand } from '../store/onDemand.ts'
import type { AppState } from '../store/state.ts'
import type { GeneratorCommand } from './generator.ts'

export interface GeneratorActions {
  /** Makes puzzles to order. */
  generate(command: GeneratorCommand): Promise<void>
}

export interface GeneratorSurroundings extends BackgroundWorkshop {
  /** A whole number of chance, 0 to 2³² − 1. */
  readonly randomSeed: () => number
  readonly writeClipboard: (text: string) => Promise<void>
  /** The address of the page, up to the question mark. */
  readonly pageAddress: () => string
}

type Get = () => AppState
type Set = (change: Partial<AppState>) => void

/** The action, and `refresh`: to be called when the puzzle may have changed. */
export function createGenerator(
  get: Get,
  set: Set,
  loadGrid: EditorActions['loadGrid'],
  surroundings: GeneratorSurroundings,
) {
  const controller = onDemand(get, set, 'generator', async () =>
    (await import('./generatorController.ts')).createGeneratorController(get, set, loadGrid, surroundings),
  )
  const actions: GeneratorActions = {
    generate: (command) => controller.ask((loaded) => loaded.obey(command)),
  }
  return { actions, refresh: () => controller.loaded()?.refresh() }
}
