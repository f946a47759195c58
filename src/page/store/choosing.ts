import { loadReader } from '../puzzle/texts.ts'
import { latest, still } from '../../calls/latest.ts'
import { type Grid, sameBoard } from '../../sudoku/grid.ts'
import type { Extent } from '../../search/engine/strategy.ts'
import { type Position, positionOrder, START } from '../../search/trace/position.ts'
import { DEFAULT_STRATEGY, strategyWithId } from '../../search/programs/registry.ts'
import { type Address, plainGrid } from './address.ts'
import type { OwnLanguage } from '../../sudoku/reading/language.ts'
import type { GeneratorCommand } from '../generator/generator.ts'
import { followLinkedView } from '../timeline/linkedView.ts'
import type { ViewerActions } from '../timeline/viewer.ts'
import { fragmentWith } from './fragment.ts'
import type { LatePart } from './latePart.ts'
import type { SettingActions } from './settings.ts'
import type { TourRequest } from '../tours/touring.ts'
import { PUZZLE_PANEL } from '../puzzle/puzzle.ts'
import { PROGRAM_PANEL } from '../timeline/view.ts'
import { fragmentOf } from '../own/linkedProgram.ts'
import { choiceOf, languageInFront, ownLanguage } from '../own/choice.ts'
import { lockstepQuery } from '../compare/lockstep/lockstepLink.ts'
import type { Subject } from '../grade/grading.ts'
import type { LockstepCommand, LockstepSetup } from '../compare/lockstep/lockstep.ts'
import { builtInOf, frontOf } from '../session/sessions.ts'
import type { AppState } from './state.ts'
import type { Subscribe } from './stateStore.ts'
import type { ViewId } from './views.ts'

/** Commands that choose the program and the view, and that open an address. */
export interface ChoosingActions {
  /**
   * Chooses a program. Its extent (first solution or all) is the user's preferred one or, by default, its author's.
   */
  chooseStrategy(id: string): void
  /** Makes an extent the preferred one, and applies it to the chosen program. */
  chooseExtent(extent: Extent): void
  /** Like `chooseStrategy`, and shows the program's listing. */
  openProgram(id: string): void
  /** Opens the table of Compare. */
  openTable(): void
  /** Opens Compare in step. @param setup undefined for the lanes that it had before */
  openInStep(setup?: LockstepSetup): void
  /** Opens the Grade view, which grades a program. */
  gradeProgram(subject: Subject): void
  /** Switches to a view. Pauses playing, which other views would hide, and ends editing. */
  openView(view: ViewId): void
  /** Opens what a page address names, at once; resolves when its language is loaded, too. */
  follow(address: Address): Promise<void>
}

/** Actions of other modules that the commands use. */
interface ChoosingDependencies {
  /** Ends the run, and sets the program of the next run. */
  readonly resetFor: (strategy: string, extent: Extent) => void
  /** Loads a puzzle. Returns false if the text cannot be parsed. */
  readonly loadText: (text: string) => boolean
  /** Loads a puzzle. @param format id of its text format */
  readonly loadGrid: (grid: Grid, format: string) => void
  /** Goes to a position that the search may not have reached yet. */
  readonly goTo: (position: Position) => void
  readonly pause: () => void
  readonly setLanguage: SettingActions['setLanguage']
  /** Opens the user's own program in a language. */
  readonly openOwn: (language: OwnLanguage) => void
  readonly openTour: (request: TourRequest) => void
  /** Opens the program of a link. @param language to show if the program is damaged */
  readonly openLinked: (code: string, language: OwnLanguage) => void
  readonly subscribe: Subscribe
  readonly generatorCommands: LatePart<GeneratorCommand>
  readonly lockstepCommands: LatePart<LockstepCommand>
  readonly zoom: ViewerActions['zoom']
  readonly pan: ViewerActions['pan']
}

type Get = () => AppState
type Set = (change: Partial<AppState>) => void

export function createChoosing(get: Get, set: Set, others: ChoosingDependencies): ChoosingActions {
  const { resetFor, loadText, loadGrid, goTo, pause, setLanguage, openOwn, openLinked } = others
  const { openTour, subscribe, generatorCommands, lockstepCommands } = others

  function extentFor(program: string): Extent {
    return get().preferences.extent ?? (strategyWithId(program) ?? DEFAULT_STRATEGY).extent
  }

  /** Makes a program the chosen one: opens it if it is the user's own, or else ends the run if the choice changes. */
  function choose(strategy: string, extent: Extent): void {
    const chosen = choiceOf(get())
    const language = ownLanguage(strategy)
    if (language !== undefined) {
      set({ panel: PROGRAM_PANEL })
      if (chosen.strategy !== strategy) openOwn(language)
      return
    }
    set({ awaitedOwn: undefined })
    if (strategy === chosen.strategy && extent === chosen.extent) return
    resetFor(strategy, extent)
  }

  const making = latest()

  /** Opens the Puzzle panel, which loads the generator's code, and makes a puzzle then, unless another has come. */
  function makeLinked(options: string): void {
    setAwaited(true)
    set({ panel: PUZZLE_PANEL })
    void making.run(async (signal) => {
      const generate = await still(generatorCommands.loaded, signal)
      setAwaited(false)
      generate({ kind: 'makeAgain', options })
    })
  }

  function stopAwaiting(): void {
    making.stop()
    setAwaited(false)
  }

  function setAwaited(isAwaited: boolean): void {
    const { generator } = get()
    if (isAwaited !== generator.isAwaited) set({ generator: { ...generator, isAwaited } })
  }

  subscribe(({ puzzle }) => puzzle.grid, stopAwaiting)

  const settingUp = latest()

  /** Sets up the programs in step of a link once their code is loaded, which opening Compare in step does. */
  function setUpLinked(query: string): void {
    set({ isLockstepAwaited: true })
    void settingUp.run(async (signal) => {
      const command = await still(lockstepCommands.loaded, signal)
      command({ kind: 'followLink', query })
      // Last, because the address names the link until its lanes are set up.
      set({ isLockstepAwaited: false })
    })
  }

  function openView(view: ViewId): void {
    if (get().playing) pause()
    set({ view, editing: false })
  }

  return {
    chooseStrategy(id) {
      if (ownLanguage(id) !== undefined) set({ isSheetOpen: true })
      choose(id, extentFor(id))
    },
    chooseExtent(extent) {
      set({ preferences: { ...get().preferences, extent } })
      choose(choiceOf(get()).strategy, extent)
    },
    openProgram(id) {
      choose(id, extentFor(id))
      set({ panel: PROGRAM_PANEL, isSheetOpen: true, notice: undefined })
    },
    openView,
    openTable() {
      set({ comparesInStep: false })
      openView('compare')
    },
    openInStep(setup) {
      set({ comparesInStep: true })
      if (setup !== undefined) setUpLinked(lockstepQuery(setup))
      openView('compare')
    },
    gradeProgram(subject) {
      set({ grading: { ...get().grading, subject, isRequested: true } })
      openView('grade')
    },
    async follow(address) {
      const { puzzle, make, strategy = builtInOf(get()).strategy, extent, position, language } = address
      stopAwaiting()
      openView(address.view ?? 'watch')
      if (address.tour !== undefined) {
        openTour(address.tour)
        return language === undefined ? undefined : setLanguage(language)
      }
      const grid = plainGrid(puzzle)
      // After a reload, the address names the puzzle that is already open; keep its format.
      const { puzzle: shown } = get()
      if (grid !== undefined) loadGrid(grid, sameBoard(shown.grid, grid) ? shown.format : 'line-81')
      // Else the reader would load the text after what the address says of the search.
      if (grid === undefined && puzzle !== undefined) await loadReader().catch(() => undefined)
      const isLoaded = grid !== undefined || (puzzle !== undefined && loadText(puzzle))
      const own = ownLanguage(strategy)
      const { view, lockstep, viewQuery } = address
      const isCarried = address.code !== undefined && fragmentOf(get()) === fragmentWith('code', address.code)
      // Opening the same program again would end its run.
      const code = isCarried && frontOf(get()).program.kind === 'own' ? undefined : address.code
      if (code === undefined) choose(strategy, extent ?? extentFor(strategy))
      else {
        set({
          linkedProgram: { code, program: undefined, fault: undefined, position },
          panel: PROGRAM_PANEL,
          isSheetOpen: true,
        })
        openLinked(code, own ?? languageInFront(get()))
      }
      if (view === 'grade' && address.judge !== undefined)
        set({ grading: { ...get().grading, judge: address.judge } })
      if (view === 'compare') set({ comparesInStep: lockstep !== undefined })
      if (lockstep !== undefined) setUpLinked(lockstep)
      else if (viewQuery !== undefined) followLinkedView(get, set, others, viewQuery)
      if (positionOrder(position, START) > 0) set({ panel: PROGRAM_PANEL })
      // Users' programs run only on request.
      const isRunnable = own === undefined || frontOf(get()).run.status === 'open'
      if (isLoaded && isRunnable && code === undefined && positionOrder(position, START) > 0) goTo(position)
      if (puzzle === undefined && make !== undefined) makeLinked(make)
      if (address.unreadEvent !== undefined)
        set({ notice: { kind: 'bad-event', written: address.unreadEvent } })
      if (language !== undefined) await setLanguage(language)
    },
  }
}
