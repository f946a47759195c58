import type { App, AppStore, Surroundings } from '../../src/app/store/store.ts'
import { gridOfLine, lineOf } from '../../src/core/grid.ts'
import { testApp } from './appStore.ts'

/** The app, and short ways to its puzzle and to what the background makes of it. */
export function puzzleApp(changes: Partial<Surroundings> = {}) {
  const app = testApp(changes)
  const state = () => app.store.getState()
  return {
    ...app,
    actions: state().actions,
    analysis: () => state().analysis,
    generator: () => state().generator,
    batch: () => state().batch,
    load: (line: string) => state().actions.loadGrid(gridOfLine(line)),
    board: () => lineOf(state().puzzle.grid),
    until: (isSo: (app: App) => boolean) => untilSo(app.store, isSo),
  }
}

/** Resolves as soon as something is so. */
function untilSo(store: AppStore, isSo: (app: App) => boolean): Promise<App> {
  return new Promise((resolve) => {
    if (isSo(store.getState())) return resolve(store.getState())
    const stop = store.subscribe((app) => {
      if (!isSo(app)) return
      stop()
      resolve(app)
    })
  })
}
