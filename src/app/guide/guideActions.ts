import { onDemand } from '../store/onDemand.ts'
import type { AppState } from '../store/state.ts'
import type { GuideSurroundings } from './guideController.ts'

export interface GuideActions {
  /** Begins the guided run, or goes on with it; the puzzle that was on the board is one Undo away. */
  openGuide(): Promise<void>
  /** @param by steps on, negative for back */
  guideOn(by: number): Promise<void>
  closeGuide(): Promise<void>
}

type Get = () => AppState
type Set = (change: Partial<AppState>) => void

export function createGuide(get: Get, set: Set, surroundings: GuideSurroundings): GuideActions {
  const controller = onDemand(get, set, 'guide', async () =>
    (await import('./guideController.ts')).createGuideController(get, set, surroundings),
  )
  return {
    openGuide: () => controller.ask((loaded) => loaded.open()),
    guideOn: (by) => controller.ask((loaded) => loaded.go(by)),
    closeGuide: () => controller.ask((loaded) => loaded.close()),
  }
}
