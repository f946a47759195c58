import { transformOf } from '../../src/page/facts/commands.ts'
import { generateOf } from '../../src/page/generator/commands.ts'
import type { BrowserEnvironment } from '../../src/page/store/browserEnvironment.ts'
import type { AppState } from '../../src/page/store/state.ts'
import type { AppStore } from '../../src/page/store/store.ts'
import { gridOfLine, lineOf } from '../../src/sudoku/grid.ts'
import { testApp } from './appStore.ts'

/** The app, with shortcuts to its puzzle and to the results of the background worker. */
export function puzzleApp(changes: Partial<BrowserEnvironment> = {}) {
  const app = testApp(changes)
  // Creates the commands for transforms and for new puzzles, as the Puzzle panel does; this also starts the analysis.
  transformOf(app.store)
  generateOf(app.store)
  const state = () => app.store.getState()
  return {
    ...app,
    actions: app.store.actions,
    analysis: () => state().analysis,
    generator: () => state().generator,
    load: (line: string) => app.store.actions.loadGrid(gridOfLine(line)),
    board: () => lineOf(state().puzzle.grid),
    until: (isSo: (app: AppState) => boolean) => untilState(app.store, isSo),
  }
}

/** Resolves with the state as soon as the condition holds. */
function untilState(store: AppStore, isSo: (app: AppState) => boolean): Promise<AppState> {
  return new Promise((resolve) => {
    if (isSo(store.getState())) return resolve(store.getState())
    const stop = store.subscribe((app) => {
      if (!isSo(app)) return
      stop()
      resolve(app)
    })
  })
}
