import { type Actions, createActions, type Environment } from './actions.ts'
import { recalledState } from './memory.ts'
import { watchForMissingFiles } from './release.ts'
import { createStateStore, type StateStore } from './stateStore.ts'
import type { BrowserEnvironment } from './browserEnvironment.ts'

/** State and commands of a page. */
export interface AppStore extends StateStore {
  readonly actions: Actions
  readonly environment: Environment
}

/** Creates the store of one page. All outside access is injected by `dependencies`, so that the store runs in Node. */
export function createAppStore(dependencies: BrowserEnvironment): AppStore {
  const { storage, tabStorage, defaults } = dependencies
  const recalled = recalledState(storage, tabStorage, defaults)
  const state = createStateStore(recalled)
  const { actions, environment } = createActions(state, recalled, dependencies)
  watchForMissingFiles(state.subscribe, actions.checkVersion)
  if (recalled.draft !== '') actions.recognise()
  return Object.assign(state, { actions, environment })
}
