/** The analysis as the store has it before it is loaded, which the first look or transform does. */
import type { BackgroundWorkshop } from '../workers/backgroundClient.ts'
import type { EditorActions } from '../puzzle/editor.ts'
import { onDemand } from '../store/onDemand.ts'
import type { AppState } from '../store/state.ts'
import { wantsFacts } from './wantsFacts.ts'

export interface AnalysisActions {
  /** Turns, mirrors or relabels the puzzle. @param transform an id */
  transform(transform: string): Promise<void>
}

export interface AnalysisSurroundings extends BackgroundWorkshop {
  /** Runs once there has been no input for a while. */
  readonly whenIdle: (action: () => void) => void
}

type Get = () => AppState
type Set = (change: Partial<AppState>) => void

/** The action, and `refresh`, which keeps the facts in step with the puzzle: to be called when that may have changed. */
export function createAnalysis(
  get: Get,
  set: Set,
  loadGrid: EditorActions['loadGrid'],
  surroundings: AnalysisSurroundings,
) {
  const controller = onDemand(get, set, 'analysis', async () =>
    (await import('./analysisController.ts')).createAnalysisController(get, set, loadGrid, surroundings),
  )
  const actions: AnalysisActions = {
    transform: (transform) => controller.ask((loaded) => loaded.transform(transform)),
  }
  let isDue = false

  function load(): void {
    isDue = false
    if (wantsFacts(get())) void controller.ask((loaded) => loaded.refresh())
  }

  return {
    actions,
    refresh(): void {
      const loaded = controller.loaded()
      if (loaded !== undefined) return loaded.refresh()
      if (isDue || !wantsFacts(get())) return
      isDue = true
      surroundings.whenIdle(load)
    },
  }
}
