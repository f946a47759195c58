/** Commands of the page, and the subscriptions that keep parts of its state consistent. */
import type { LockstepCommand } from '../compare/lockstep/lockstep.ts'
import type { GeneratorCommand } from '../generator/generator.ts'
import type { JudgeCommand } from '../judge/judge.ts'
import { createSubmissions } from '../judge/submissions.ts'
import type { OwnCommand } from '../own/own.ts'
import { createPlayer, type PlayerActions } from '../player/player.ts'
import { syncAnswer } from '../puzzle/answer.ts'
import { type ClipboardActions, createClipboard } from '../puzzle/clipboard.ts'
import { type ByHandActions, createByHand } from '../byHand/byHandActions.ts'
import { type BoardPressActions, createBoardPresses } from '../board/boardPresses.ts'
import { createStories, hasStory, type StoryActions } from '../story/stories.ts'
import { createEditor, type EditorActions } from '../puzzle/editor.ts'
import type { OwnLanguage } from '../../sudoku/reading/language.ts'
import { createIncoming, type IncomingActions } from '../reading/incoming.ts'
import type { Cell } from '../../sudoku/units.ts'
import { openSessions, type SessionActions } from '../session/openSessions.ts'
import { countedParts, createHeatMap } from '../board/heatMap.ts'
import { landmarksOf } from '../session/selectors.ts'
import { frontOf } from '../session/sessions.ts'
import { areLinesShown, PROGRAM_PANEL } from '../timeline/view.ts'
import type { ViewerActions } from '../timeline/viewer.ts'
import { type ChoosingActions, createChoosing } from './choosing.ts'
import type { WritingCommand } from '../tours/writing.ts'
import { type LatePart, latePart } from './latePart.ts'
import { persistState } from './memory.ts'
import { tabFirst } from './storage.ts'
import { createRelease, type ReleaseActions } from './release.ts'
import { createSettings, type SettingActions } from './settings.ts'
import { FIRST_LESSON, type TourCommand, type TourRequest } from '../tours/touring.ts'
import type { AppState } from './state.ts'
import { BY_PARTS, type StateStore } from './stateStore.ts'
import type { ReadPart } from './notice.ts'
import type { BrowserEnvironment } from './browserEnvironment.ts'

export interface Actions
  extends SettingActions,
    ReleaseActions,
    EditorActions,
    IncomingActions,
    BoardPressActions,
    StoryActions,
    PlayerActions,
    ViewerActions,
    SessionActions,
    ChoosingActions,
    ClipboardActions,
    ByHandActions {
  /** Judges what a program printed for the puzzle on the board, in *Check output*. */
  checkPrinted(output: string): void
  /** Goes to the first digit of the longest detour, and shows the detour in detail. */
  showDetour(): void
  /** Adds the moment that Watch shows to the tour that the user writes. */
  takeMoment(): void
  /** Shows the tour that the user writes, above what Watch shows. */
  writeTour(): void
  /** Opens a pasted program as one of the user's own. */
  takeProgram(text: string, language: OwnLanguage): void
  /** Opens a tour once the code for tours is loaded; without a request, the lesson with which a reader begins. */
  openTour(request?: TourRequest): void
  /** Opens the user's own program in the language used last, with the caret in it. */
  writeOwn(): void
  /** Tells that the editor has taken the focus that it was awaited for. */
  enterEditor(): void
  /** Opens the Program panel, and carries out a command there once the code of own programs is loaded. */
  runOwn(command: OwnCommand): void
}

/** The browser and the sessions, which features build on. */
export interface Environment extends BrowserEnvironment {
  readonly sessions: ReturnType<typeof openSessions>
  readonly ownCommands: LatePart<OwnCommand>
  readonly generatorCommands: LatePart<GeneratorCommand>
  readonly lockstepCommands: LatePart<LockstepCommand>
  readonly judgeCommands: LatePart<JudgeCommand>
  readonly tourCommands: LatePart<TourCommand>
  readonly writingCommands: LatePart<WritingCommand>
}

/** Creates the page's commands. @param recalled initial state of the page, restored from the browser's storage */
export function createActions(
  store: StateStore,
  recalled: AppState,
  given: BrowserEnvironment,
): { readonly actions: Actions; readonly environment: Environment } {
  const { getState: get, setState: set, subscribe } = store
  const byHand = createByHand(get, set, given)
  const dependencies = { ...given, ...byHand.outputs }
  const { storage, tabStorage } = dependencies
  const ofTab = { ...dependencies, storage: tabFirst(tabStorage, storage) }
  const sessions = openSessions(get, set, recalled.front, () => areLinesShown(get()), ofTab)
  const player = createPlayer(get, set, sessions.front, ofTab)
  const judgeCommands = latePart<JudgeCommand>()
  const submissions = createSubmissions(get, set, judgeCommands)
  const editor = createEditor(get, set, { endRun: sessions.endRuns, goTo: player.goTo })
  const { loadGrid, resetFor } = editor
  const incoming = createIncoming(get, set, {
    loadGrid,
    submissions,
    takeProgram,
    openTour,
    follow: (address) => actions.follow(address),
    pageAddress: given.pageAddress,
  })
  const tourCommands = latePart<TourCommand>()
  const ownCommands = latePart<OwnCommand>()
  const generatorCommands = latePart<GeneratorCommand>()
  const lockstepCommands = latePart<LockstepCommand>()
  /** Opens the Program panel, which loads the code for users' programs, and carries out a command there then. */
  function runOwn(command: OwnCommand): void {
    const language = command.kind === 'open' ? command.language : undefined
    set({ panel: PROGRAM_PANEL, awaitedOwn: { language } })
    if (language !== undefined) set({ preferences: { ...get().preferences, ownLanguage: language } })
    ownCommands.use((own) => {
      set({ awaitedOwn: undefined })
      own(command)
    })
  }
  function takeProgram(text: string, language: OwnLanguage, puzzle?: ReadPart): void {
    set({ isSheetOpen: true, isEditorAwaited: true })
    runOwn({ kind: 'open', language, text })
    const lines = text.trimEnd().split('\n').length
    const program = { kind: 'program', language, lines } as const
    const parts = puzzle === undefined ? [program] : [puzzle, program]
    const tell = () => set({ notice: { kind: 'read', parts } })
    tell()
    // Said again, because opening the program may close a search, which is said, too.
    ownCommands.use(tell)
  }
  function openTour(request: TourRequest = { kind: 'lesson', id: FIRST_LESSON }): void {
    set({ awaitedTour: request, tourFault: undefined })
    tourCommands.use((command) => command({ kind: 'open', request }))
  }
  function writeOwn(): void {
    set({ isSheetOpen: true, isEditorAwaited: true })
    runOwn({ kind: 'open', language: get().preferences.ownLanguage })
  }
  const writingCommands = latePart<WritingCommand>()
  /** Shows the bar for writing, which loads its code, and carries out a command there then. */
  function write(command: WritingCommand): void {
    if (get().view !== 'watch') return
    set({ isWriting: true })
    writingCommands.use((run) => run(command))
  }
  const source = () => sessions.front().source
  const settings = createSettings(get, set, {
    loadLanguage: given.loadLanguage,
    recognise: incoming.recognise,
  })
  const { goTo, pause } = player
  const heatMap = createHeatMap(get, set, {
    source,
    now: dependencies.now,
  })
  subscribe(countedParts, heatMap.refresh, BY_PARTS)
  subscribe(areLinesShown, () => sessions.front().followProgram())
  syncAnswer(store)
  persistState(store, storage, tabStorage, recalled)
  const stories = createStories(get, set, pause)
  /**
   * Handles a press that no feature takes: opens the cell's story, or starts editing if the cell
   * has no story or its story is open.
   */
  function pressUntaken(cell: Cell): void {
    if (hasStory(get(), cell) && get().story?.cell !== cell) stories.openStory(cell)
    else editor.setEditing(true)
  }
  const actions: Actions = {
    ...settings,
    ...createRelease(get, set, given),
    ...editor,
    ...incoming,
    ...createBoardPresses(set, pressUntaken),
    ...stories,
    ...sessions.actions,
    ...player,
    ...sessions.viewer,
    ...createChoosing(get, set, {
      resetFor,
      loadGrid,
      loadText: incoming.loadAddress,
      goTo,
      pause,
      setLanguage: settings.setLanguage,
      openTour,
      openOwn: (language) => runOwn({ kind: 'open', language }),
      openLinked: (code, language) => runOwn({ kind: 'openLinked', code, language }),
      subscribe,
      generatorCommands,
      lockstepCommands,
      zoom: sessions.viewer.zoom,
      pan: sessions.viewer.pan,
    }),
    ...createClipboard(get, set, incoming.paste, dependencies),
    takeProgram,
    openTour,
    writeOwn,
    takeMoment: () => write({ kind: 'take' }),
    writeTour: () => write({ kind: 'open' }),
    enterEditor: () => set({ isEditorAwaited: false }),
    checkPrinted: submissions.takePrinted,
    showDetour() {
      const { excursion } = landmarksOf(frontOf(get()))
      player.goToEvent(excursion.from)
      sessions.viewer.showAround(excursion)
    },
    ...byHand.actions,
    runOwn,
  }
  const late = {
    ownCommands,
    generatorCommands,
    lockstepCommands,
    judgeCommands,
    tourCommands,
    writingCommands,
  }
  return { actions, environment: { ...ofTab, sessions, ...late } }
}
