/** Answers what is asked about puzzles. */
import type { Grid } from '../../core/grid.ts'
import { assertNever } from '../../core/result.ts'
import { transformWithId } from '../../core/transforms/registry.ts'
import { transformed } from '../../core/transforms/transform.ts'
import type { EditorActions } from '../editor.ts'
import type { AppState } from '../state.ts'
import type { WorkerLoss } from '../watchedWorker.ts'
import { createBatchDesk } from './batchDesk.ts'
import { createFactsDesk } from './factsDesk.ts'
import { createGeneratorDesk } from './generatorDesk.ts'
import type { Insight, InsightCommand, InsightSurroundings } from './insight.ts'

type Get = () => AppState
type Set = (change: Partial<AppState>) => void

export interface Desk {
  obey(command: InsightCommand): void
  /** The puzzle, the program or who looks may have changed. */
  refresh(): void
}

export function createDesk(
  get: Get,
  set: Set,
  loadGrid: EditorActions['loadGrid'],
  surroundings: InsightSurroundings,
): Desk {
  const change = (part: Partial<Insight>) => set({ insight: { ...get().insight, ...part } })
  let failedFor: Grid | undefined
  const failed = (failure: WorkerLoss) => {
    failedFor = get().puzzle.grid
    change({ failure })
  }
  /** A file could not be read or saved. */
  const lost = (error: unknown) =>
    failed({ kind: 'crashed', message: error instanceof Error ? error.message : String(error) })
  const facts = createFactsDesk(get, change, surroundings, failed)
  const generator = createGeneratorDesk(get, change, loadGrid, surroundings, failed)
  const batch = createBatchDesk(get, change, surroundings, failed)

  function transform(id: string): void {
    const chosen = transformWithId(id)
    if (chosen === undefined) throw new RangeError(`No transform ${id}`)
    loadGrid(transformed(get().puzzle.grid, chosen))
  }

  return {
    refresh() {
      const { insight, puzzle } = get()
      // Of another puzzle everything is asked anew.
      if (insight.failure !== undefined && puzzle.grid !== failedFor) change({ failure: undefined })
      generator.refresh()
      facts.refresh()
    },
    obey(command) {
      if (get().insight.failure !== undefined) facts.forget()
      change({ failure: undefined, refusedOptions: undefined })
      switch (command.kind) {
        case 'transform':
          return transform(command.transform)
        case 'editOptions':
          return generator.edit(command.change)
        case 'generate':
          if (command.seed === 'new') generator.edit({ seed: String(surroundings.randomSeed()) })
          return generator.generate()
        case 'generateAgain':
          return generator.generateAgain(command.options)
        case 'stopGenerating':
          return generator.stop()
        case 'copyGeneratorLink':
          return void generator.copyLink()
        case 'solveBatch':
          return void batch.solve(command.source).catch(lost)
        case 'stopBatch':
          return batch.stop()
        case 'showBatch':
          return batch.show(command.page)
        case 'saveBatch':
          return void batch.save(command.as, command.say).catch(lost)
        default:
          return assertNever(command)
      }
    },
  }
}
