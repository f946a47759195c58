import type { StateStore } from '../store/stateStore.ts'
import type { Welcome } from './introduction.ts'

type Store = Pick<StateStore, 'getState' | 'setState'>

/** Ends the introduction of this visit, because the user has begun. A later visit offers to begin in a row. */
export function endIntroduction(store: Store): void {
  end(store, store.getState().preferences.welcome === 'ended' ? 'ended' : 'again')
}

/** Returns a command that ends the introduction, also of later visits. */
export function endIntroductions(store: Store): () => void {
  return () => end(store, 'ended')
}

function end({ getState, setState }: Store, welcome: Welcome): void {
  setState({ introduction: undefined, preferences: { ...getState().preferences, welcome } })
}
