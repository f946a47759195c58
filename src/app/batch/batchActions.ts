/** The batch as the store has it before it is loaded, which the first command does. */
import type { BackgroundWorkshop } from '../workers/backgroundClient.ts'
import { onDemand } from '../store/onDemand.ts'
import type { AppState } from '../store/state.ts'
import type { BatchCommand } from './batch.ts'

export interface BatchActions {
  /** Solves texts with many puzzles. */
  solveBatch(command: BatchCommand): Promise<void>
  /** Keeps a text that is not solved yet. */
  writeBatch(text: string): void
}

export interface BatchSurroundings extends BackgroundWorkshop {
  /** How many workers make sense at a time. */
  readonly cores: number
  /** A clock that never goes back, in milliseconds. */
  readonly now: () => number
  /** Has the browser save a file. */
  readonly saveFile: (name: string, type: string, parts: readonly BlobPart[]) => Promise<void>
}

type Get = () => AppState
type Set = (change: Partial<AppState>) => void

export function createBatch(get: Get, set: Set, surroundings: BatchSurroundings): BatchActions {
  const controller = onDemand(get, set, 'batch', async () =>
    (await import('./batchController.ts')).createBatchController(get, set, surroundings),
  )
  return {
    async solveBatch(command) {
      let shown: Promise<void> | undefined
      await controller.ask((loaded) => {
        shown = loaded.obey(command)
      })
      await shown
    },
    writeBatch: (text) => set({ batch: { ...get().batch, text } }),
  }
}
