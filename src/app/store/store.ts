import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Language } from '../../core/text.ts'
import type { createActions, LoadedActions, LoadedSurroundings } from './actions.ts'
import { deferred } from './deferred.ts'
import { recalledState } from './memory.ts'
import { onDemand } from './onDemand.ts'
import type { Preferences } from './preferences.ts'
import {
  createRelease,
  type ReleaseActions,
  type ReleaseSurroundings,
  watchForMissingFiles,
} from './release.ts'
import { createSettings, type SettingActions } from './settings.ts'
import type { AppState } from './state.ts'

export interface Actions extends SettingActions, ReleaseActions, LoadedActions {}

/** The state, and the commands that change it; `actions` never changes. */
export type App = AppState & { readonly actions: Actions }

export type AppStore = StoreApi<App>

export interface Surroundings extends LoadedSurroundings, ReleaseSurroundings {
  readonly defaults: Preferences
  /** Fetches the sentences of a language. */
  readonly loadLanguage: (language: Language) => Promise<void>
}

/**
 * The store of one page. Everything outside comes in through `surroundings`, so that it runs in Node as it is.
 * @param atHand makes the commands where they need not be loaded
 */
export function createAppStore(surroundings: Surroundings, atHand?: typeof createActions): AppStore {
  const { storage, tabStorage, defaults, loadLanguage } = surroundings
  const recalled = recalledState(storage, tabStorage, defaults)
  const store = createStore<App>()((set, get, api) => {
    const recognise = () => get().actions.recognise()
    const settings = createSettings(get, set, { loadLanguage, recognise })
    const loaded = onDemand(get, set, 'actions', async () => {
      const { createActions } = await import('./actions.ts')
      return createActions(api, recalled, settings, surroundings)
    })
    function getReady(): void {
      // Side by side. If something does not come, the first command will try again, and say so.
      import('../session/watching.ts').catch(() => undefined)
      loaded.load().then(
        (actions) => actions.getReady(),
        () => undefined,
      )
    }
    const release = createRelease(get, set, surroundings)
    return { ...recalled, actions: deferred({ ...settings, ...release, getReady }, loaded) }
  })
  const { actions } = store.getState()
  watchForMissingFiles(store.subscribe, actions.checkVersion)
  if (atHand !== undefined)
    store.setState({ actions: { ...actions, ...atHand(store, recalled, actions, surroundings) } })
  if (recalled.draft !== '') void store.getState().actions.recognise()
  return store
}
