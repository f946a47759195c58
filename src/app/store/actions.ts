/** The commands of the page that take more than a change of the state: loaded by the first of them. */
import {
  type AnalysisActions,
  type AnalysisSurroundings,
  createAnalysis,
} from '../analysis/analysisActions.ts'
import { type BatchActions, type BatchSurroundings, createBatch } from '../batch/batchActions.ts'
import { type ComparingActions, createComparing } from '../comparing/comparingActions.ts'
import {
  createGenerator,
  type GeneratorActions,
  type GeneratorSurroundings,
} from '../generator/generatorActions.ts'
import { createGuide, type GuideActions } from '../guide/guideActions.ts'
import {
  createJudging,
  createSubmissions,
  type JudgingActions,
  keepJudgement,
} from '../judging/judgingActions.ts'
import type { ProgramFile } from '../own/own.ts'
import { createOwn, type OwnActions, type OwnSurroundings } from '../own/ownActions.ts'
import { createPlayer, type PlayerActions, type PlayerSurroundings } from '../playback/player.ts'
import { keepAnswer } from '../puzzle/answer.ts'
import { type ClipboardActions, type ClipboardSurroundings, createClipboard } from '../puzzle/clipboard.ts'
import { type ByHandActions, createByHand } from '../byHand/byHandActions.ts'
import { createEditor, type EditorActions } from '../puzzle/editor.ts'
import { PROGRAM_PANEL } from '../session/debugging.ts'
import type { OwnLanguage } from '../../core/own/language.ts'
import { ownId } from '../own/choice.ts'
import { createRacing, type RacingActions } from '../racing/racingActions.ts'
import { openSessions, type SessionActions, type SessionsSurroundings } from '../session/openSessions.ts'
import { builtInOf } from '../session/sessions.ts'
import { createSharing, type ExportSurroundings, type SharingActions } from '../sharing/sharingActions.ts'
import { createHeatMap } from '../view/heatMap.ts'
import { type ChoosingActions, createChoosing } from './choosing.ts'
import { keepInMemory } from './keeping.ts'
import { type Storage, tabFirst } from './memory.ts'
import type { SettingActions } from './settings.ts'
import type { AppState } from './state.ts'

export interface LoadedActions
  extends EditorActions,
    PlayerActions,
    SessionActions,
    JudgingActions,
    ChoosingActions,
    ClipboardActions,
    AnalysisActions,
    GeneratorActions,
    BatchActions,
    ComparingActions,
    RacingActions,
    OwnActions,
    SharingActions,
    GuideActions,
    ByHandActions {}

export interface LoadedSurroundings
  extends PlayerSurroundings,
    SessionsSurroundings,
    ClipboardSurroundings,
    AnalysisSurroundings,
    GeneratorSurroundings,
    BatchSurroundings,
    ExportSurroundings,
    Pick<OwnSurroundings, 'programStorage' | 'newId' | 'isVisible' | 'persist'> {
  /** Of this tab alone, over reloads. */
  readonly tabStorage: Storage
}

/** The store as its commands see it. */
export interface CommandedStore {
  getState(): AppState
  setState(change: Partial<AppState>): void
  subscribe(listener: () => void): () => void
}

/** @param recalled the state that the page has begun with */
export function createActions(
  store: CommandedStore,
  recalled: AppState,
  { setLanguage, setTheme }: Pick<SettingActions, 'setLanguage' | 'setTheme'>,
  given: LoadedSurroundings,
): LoadedActions {
  const { getState: get, setState: set, subscribe } = store
  const byHand = createByHand(get, set, given)
  const surroundings = { ...given, ...byHand.takers }
  const { storage, tabStorage } = surroundings
  const ofTab = { ...surroundings, storage: tabFirst(tabStorage, storage) }
  const sessions = openSessions(get, set, recalled.front, ofTab)
  const player = createPlayer(get, set, sessions.front, ofTab)
  const editor = createEditor(
    get,
    set,
    {
      endRun: sessions.endRuns,
      goTo: player.goTo,
      takeProgram,
    },
    createSubmissions(get, set),
  )
  const { loadGrid, resetFor, paste } = editor
  function takeProgram(text: string, language: OwnLanguage): void {
    set({ panel: PROGRAM_PANEL, isSheetOpen: true })
    void own({ kind: 'open', language, text })
  }
  function openProgramFiles(files: readonly ProgramFile[]): void {
    set({ panel: PROGRAM_PANEL, isSheetOpen: true })
    void own({ kind: 'openFiles', files })
  }
  const source = () => sessions.front().watching()?.source
  const { own } = createOwn(get, set, {
    ...ofTab,
    choose: (language) => editor.resetFor(ownId(language), builtInOf(get()).extent),
    start() {
      sessions.endRuns()
      sessions.front().open()
    },
    stop: player.stopSearch,
    end: () => sessions.endRuns(),
    source,
  })
  const { goTo, pause } = player
  const generator = createGenerator(get, set, loadGrid, surroundings)
  const { race } = createRacing(get, set, subscribe, {
    ...surroundings,
    sessions: sessions.actions,
    own,
    resetFor,
    goTo,
  })
  const { share } = createSharing(get, set, { ...surroundings, ...player, race, setTheme, subscribe, source })
  const analysis = createAnalysis(get, set, loadGrid, surroundings)
  const heatMap = createHeatMap(get, set, {
    source,
    now: surroundings.now,
  })
  subscribe(heatMap.refresh)
  subscribe(generator.refresh)
  subscribe(analysis.refresh)
  keepAnswer(store)
  keepJudgement(store)
  keepInMemory(store, storage, tabStorage, recalled)
  return {
    ...editor,
    ...sessions.actions,
    ...player,
    ...createJudging(get, set),
    ...createChoosing(get, set, {
      resetFor,
      loadGrid,
      loadText: editor.loadAddress,
      goTo,
      pause,
      generateAgain: (options) => generator.actions.generate({ kind: 'makeAgain', options }),
      setLanguage,
      race,
      own,
      share,
    }),
    ...createClipboard(get, set, paste, surroundings),
    ...analysis.actions,
    ...generator.actions,
    ...createBatch(get, set, surroundings),
    ...createComparing(get, set, subscribe, surroundings),
    race,
    own,
    share,
    takeProgram,
    ...byHand.actions,
    openProgramFiles,
    ...createGuide(get, set, { subscribe, loadGrid, resetFor, goTo }),
  }
}
