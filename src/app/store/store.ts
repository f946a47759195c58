import {
  createJudging,
  createSubmissions,
  type JudgingActions,
  keepJudgement,
} from '../judging/judgingActions.ts'
import type { Language } from '../../core/text.ts'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { createGuide, type GuideActions } from '../guide/guideActions.ts'
import { keepAnswer } from '../puzzle/answer.ts'
import { createEditor, type EditorActions } from '../puzzle/editor.ts'
import {
  type AnalysisActions,
  type AnalysisSurroundings,
  createAnalysis,
} from '../analysis/analysisActions.ts'
import { type BatchActions, type BatchSurroundings, createBatch } from '../batch/batchActions.ts'
import {
  createGenerator,
  type GeneratorActions,
  type GeneratorSurroundings,
} from '../generator/generatorActions.ts'
import { keepInMemory, recalledState } from './memory.ts'
import { createPlayer, type PlayerActions, type PlayerSurroundings } from '../playback/player.ts'
import { openSessions, type SessionActions, type SessionsSurroundings } from '../session/openSessions.ts'
import { type ComparingActions, createComparing } from '../comparing/comparingActions.ts'
import type { Preferences } from './preferences.ts'
import { createSettings, type SettingActions } from './settings.ts'
import type { AppState } from './state.ts'

export interface Actions
  extends EditorActions,
    PlayerActions,
    SessionActions,
    JudgingActions,
    SettingActions,
    AnalysisActions,
    GeneratorActions,
    BatchActions,
    ComparingActions,
    GuideActions {}

/** The state, and the commands that change it; `actions` never changes. */
export type App = AppState & { readonly actions: Actions }

export type AppStore = StoreApi<App>

export interface Surroundings
  extends PlayerSurroundings,
    SessionsSurroundings,
    AnalysisSurroundings,
    GeneratorSurroundings,
    BatchSurroundings {
  readonly defaults: Preferences
  /** Rejects where the browser does not allow it. */
  readonly readClipboard: () => Promise<string>
  /** Fetches the sentences of a language. */
  readonly loadLanguage: (language: Language) => Promise<void>
}

/** The store of one page. Everything outside comes in through `surroundings`, so that it runs in Node as it is. */
export function createAppStore(surroundings: Surroundings): AppStore {
  const { storage, defaults, writeClipboard, readClipboard, loadLanguage } = surroundings
  const recalled = recalledState(storage, defaults)
  const store = createStore<App>()((set, get, { subscribe }) => {
    const sessions = openSessions(get, set, recalled.front, surroundings)
    const player = createPlayer(get, set, sessions.front, surroundings)
    const editor = createEditor(
      get,
      set,
      { endRun: sessions.endRuns, goTo: player.goTo },
      createSubmissions(get, set),
    )
    const generator = createGenerator(get, set, editor.loadGrid, surroundings)
    const analysis = createAnalysis(get, set, editor.loadGrid, surroundings)
    subscribe(generator.refresh)
    subscribe(analysis.refresh)
    const settings = createSettings(get, set, {
      resetFor: editor.resetFor,
      loadGrid: editor.loadGrid,
      loadText: editor.loadAddress,
      paste: editor.paste,
      goTo: player.goTo,
      pause: player.pause,
      generateAgain: (options) => generator.actions.generate({ kind: 'makeAgain', options }),
      writeClipboard,
      readClipboard,
      loadLanguage,
    })
    const actions = {
      ...editor,
      ...sessions.actions,
      ...player,
      ...createJudging(get, set),
      ...settings,
      ...analysis.actions,
      ...generator.actions,
      ...createBatch(get, set, surroundings),
      ...createComparing(get, set, subscribe, surroundings),
      ...createGuide(get, set, {
        subscribe,
        loadGrid: editor.loadGrid,
        resetFor: editor.resetFor,
        goTo: player.goTo,
      }),
    }
    return { ...recalled, actions }
  })
  keepAnswer(store)
  keepJudgement(store)
  keepInMemory(store, storage)
  const { draft, actions } = store.getState()
  if (draft !== '') void actions.setDraft(draft)
  return store
}
