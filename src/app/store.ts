import type { Language } from '../core/text.ts'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { keepAnswer } from './answer.ts'
import { createEditor, type EditorActions } from './editor.ts'
import { createInsight, type InsightActions, type InsightSurroundings } from './insight/insight.ts'
import { createJudging, createSubmissions, type JudgingActions, keepJudgement } from './judging.ts'
import { keepInMemory, recalledState } from './memory.ts'
import { createPlayer, type PlayerActions, type PlayerSurroundings } from './player.ts'
import type { Preferences } from './preferences.ts'
import { createSettings, type SettingActions } from './settings.ts'
import type { AppState } from './state.ts'

export interface Actions
  extends EditorActions,
    PlayerActions,
    JudgingActions,
    SettingActions,
    InsightActions {}

/** The state, and the commands that change it; `actions` never changes. */
export type App = AppState & { readonly actions: Actions }

export type AppStore = StoreApi<App>

export interface Surroundings extends PlayerSurroundings, InsightSurroundings {
  readonly defaults: Preferences
  /** Fetches the sentences of a language. */
  readonly loadLanguage: (language: Language) => Promise<void>
}

/** The store of one page. Everything outside comes in through `surroundings`, so that it runs in Node as it is. */
export function createAppStore(surroundings: Surroundings): AppStore {
  const { storage, defaults, writeClipboard, loadLanguage } = surroundings
  const store = createStore<App>()((set, get, { subscribe }) => {
    const player = createPlayer(get, set, surroundings)
    const editor = createEditor(
      get,
      set,
      { endRun: player.endRun, goTo: player.goTo },
      createSubmissions(get, set),
    )
    const insight = createInsight(get, set, editor.loadGrid, surroundings)
    subscribe(insight.refresh)
    const settings = createSettings(get, set, {
      resetFor: editor.resetFor,
      loadGrid: editor.loadGrid,
      loadText: editor.loadAddress,
      goTo: player.goTo,
      generateAgain: (options) => insight.actions.insight({ kind: 'generateAgain', options }),
      writeClipboard,
      loadLanguage,
    })
    const actions = { ...editor, ...player, ...createJudging(get, set), ...settings, ...insight.actions }
    return { ...recalledState(storage, defaults), actions }
  })
  keepAnswer(store)
  keepJudgement(store)
  keepInMemory(store, storage)
  const { draft, actions } = store.getState()
  if (draft !== '') void actions.setDraft(draft)
  return store
}
