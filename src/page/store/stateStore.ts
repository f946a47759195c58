import { subscribeWithSelector } from 'zustand/middleware'
import { createStore, type Mutate, type StoreApi } from 'zustand/vanilla'
import { shallow } from 'zustand/vanilla/shallow'
import type { AppState } from './state.ts'

/**
 * Store of the app's state. `subscribe(select, listener)` calls `listener` each time what `select` returns has changed:
 * once for each change, even if another listener changes the state meanwhile.
 */
export type StateStore = Mutate<StoreApi<AppState>, [['zustand/subscribeWithSelector', never]]>

export type Subscribe = StateStore['subscribe']

export function createStateStore(initial: AppState): StateStore {
  return createStore<AppState>()(subscribeWithSelector(() => initial))
}

/** Option of `subscribe` for a selector that returns a list or record of parts: compares each part (`Object.is`). */
export const BY_PARTS = { equalityFn: shallow }
