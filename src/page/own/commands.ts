import type { OwnLanguage } from '../../sudoku/reading/language.ts'
import { assertNever } from '../../sudoku/result.ts'
import { builtInOf, frontOf } from '../session/sessions.ts'
import type { Storage } from '../store/storage.ts'
import { perStore } from '../store/perStore.ts'
import type { AppState } from '../store/state.ts'
import { languageInFront, ownId } from './choice.ts'
import { brokenText } from './broken.ts'
import { EXAMPLES } from './examples.ts'
import { createLending } from './lending.ts'
import { createLinking } from './linking.ts'
import { createMending, type MendingDependencies } from './mending.ts'
import { loadMended } from './mended.ts'
import { freeName } from './fileNames.ts'
import type { FileProgram, Item } from '../reading/items.ts'
import { filesOf } from '../reading/openingFiles.ts'
import { PROGRAM_PANEL } from '../timeline/view.ts'
import { type ToolStorage, updateToolStatuses, removeTool } from './keptTools.ts'
import { languageParts } from './languages.ts'
import {
  AUTO_INPUT,
  chosenProgram,
  isVerdictPending,
  type Own,
  type OwnCommand,
  type LibraryProgram,
  programsIn,
} from './own.ts'
import { archiveOf, programFileName, withoutArchives } from './ownFiles.ts'
import { requestPersistence, persistShown, loadShown, migrateLegacyPrograms } from './ownMemory.ts'
import { ownSupply } from './ownSupply.ts'
import { commandOf } from './programOptions.ts'
import { panelRunOf } from './panelRun.ts'
import { standingOf } from './standing.ts'
import { ProgramLibrary, type LibraryDependencies } from './programLibrary.ts'
import { withChanges } from './libraryChanges.ts'

export interface OwnDependencies extends LibraryDependencies, MendingDependencies {
  /** Stores which programs are shown, for this tab and for later visits. */
  readonly storage: Storage
  /** Asks the browser for persistent storage, which survives storage pressure. */
  readonly persist: () => void
  /** Asks the browser to save a file; `type` is a MIME type. */
  readonly saveFile: (name: string, type: string, parts: readonly BlobPart[]) => Promise<void>
  /** Storage of the compiler and the interpreters. */
  readonly toolStorage: ToolStorage
  /** Makes an own program in this language the active one and ends the previous run. */
  readonly choose: (language: OwnLanguage) => void
  /** Runs the active program from its start. */
  readonly start: () => void
  /** Stops the run of the active program; its recording stays. */
  readonly stop: () => void
  /** Ends the run of the active program and drops its recording. */
  readonly end: () => void
  readonly takePuzzles: ReturnType<typeof filesOf>['takePuzzles']
}

type Get = () => AppState
type Set = (change: Partial<AppState>) => void

const ARCHIVE_NAME = 'backdoku-programs.zip'

const NOTHING_OWN: Own = {
  programs: [],
  chosen: {},
  input: AUTO_INPUT,
  optimizes: false,
  tools: { cpp: 'unknown', python: 'unknown' },
  madeBytes: { cpp: 0, python: 0 },
  mended: {},
  hint: undefined,
  removed: undefined,
  notice: [],
  run: undefined,
  shownFinding: undefined,
  valuesPanel: undefined,
  hasJustRun: false,
}

/** Presses of Run within this time count as one double click: the second does not restart the run. */
const DOUBLE_CLICK_MS = 500

export const ownOf = perStore((store) => {
  const { getState, setState, subscribe, actions, environment } = store
  const { sessions } = environment
  const panelRun = panelRunOf(store)
  sessions.provideOwn((listener, onReport) => {
    const supply = ownSupply(getState, setState, listener, onReport, environment)
    if (onReport === undefined) panelRun.provide(supply.asker)
    return supply
  })
  const own = createOwn(getState, setState, {
    ...environment,
    subscribe,
    choose: (language) => actions.resetFor(ownId(language), builtInOf(getState()).extent),
    start() {
      sessions.endRuns()
      if (sessions.front().open()) standingOf(store).begin()
    },
    stop: actions.stopSearch,
    goTo: actions.goTo,
    end: () => sessions.endRuns(),
    source: () => sessions.front().source,
    loadGrid: actions.loadGrid,
    takePuzzles: filesOf(store).takePuzzles,
  })
  environment.ownCommands.provide(own)
  return own
})

export function createOwn(get: Get, set: Set, dependencies: OwnDependencies): (command: OwnCommand) => void {
  const { storage, programStorage, toolStorage, choose, start, stop, goTo, end } = dependencies
  const { newId, saveFile, loadGrid, takePuzzles } = dependencies
  let doubleClickTimer: ReturnType<typeof setTimeout> | undefined
  const library = new ProgramLibrary(dependencies)
  const legacy = migrateLegacyPrograms(dependencies, library)
  const { programs } = library
  set({
    own: {
      ...(get().own ?? NOTHING_OWN),
      ...legacy,
      ...loadShown(storage),
      mended: loadMended(programStorage),
      programs,
    },
  })
  // After a reload, the tab shows what it began with, whatever other tabs have chosen meanwhile.
  persistShown(storage, own())
  programStorage.listen((change) => {
    if (change === 'cleared') library.cleared()
    else mergeOtherTabs()
  })
  function own(): Own {
    return get().own ?? NOTHING_OWN
  }

  const mending = createMending(get, set, dependencies)
  const lending = createLending(library, { newId, ensureProgram, own, setOwn: (own) => set({ own }) })
  const linking = createLinking(get, set, goTo, {
    open({ language, name, text }) {
      const same = library.programs.find((known) => known.text === text && known.language === language)
      if (same === undefined) add(language, text, name)
      else show(same)
      return chosenProgram(own(), language)
    },
    refuse(language, fault) {
      ensureProgram(language)
      change({ notice: [{ kind: 'bad-link', fault }] })
      choose(language)
      return chosenProgram(own(), language)
    },
    announce({ language, name }) {
      change({ notice: [{ kind: 'linked', name }] })
      ensureProgram(language)
      choose(language)
    },
  })

  /**
   * Changes the state of the own programs, and copies the library's list of programs into it. From then on, an earlier
   * deletion cannot be undone. Stores the choice of programs and input, if it changed. Sets `cannotPersist` if the
   * choice or the library could not be stored.
   */
  function change(part: Partial<Own>): void {
    const before = own()
    const changed = { ...before, removed: undefined, ...part, programs: library.programs }
    set({ own: changed })
    const isShown = changed.chosen === before.chosen && changed.input === before.input
    const isKept = isShown || persistChoice()
    if (!(isKept && library.isKept) && !get().cannotPersist) set({ cannotPersist: true })
  }

  /** Stores which programs and input are shown, without a lent program. @returns false if that failed */
  function persistChoice(): boolean {
    return persistShown(storage, lending.withoutLoan(own()))
  }

  /** Applies changes that other tabs made to the library. */
  function mergeOtherTabs(): void {
    const changes = library.refresh()
    const { moved, removed } = changes
    if (removed.some(({ id }) => id === own().run?.program)) end()
    set({ own: { ...withChanges(own(), library.programs, changes), mended: loadMended(programStorage) } })
    if (moved.size > 0) persistChoice()
    for (const language of new Set(removed.map((program) => program.language))) ensureProgram(language)
  }

  /**
   * Ensures that the language has a program to show: adds an example if it has none. Looks up the status of its
   * compiler or interpreter, if unknown.
   */
  function ensureProgram(language: OwnLanguage): void {
    if (language !== 'javascript' && own().tools[language] === 'unknown')
      void updateToolStatuses(get, set, toolStorage)
    if (programsIn(own().programs, language).length > 0) return
    const [{ name, text }] = EXAMPLES[language]
    const id = newId()
    library.begin({ id, name, language, text })
    set({ own: { ...own(), programs: library.programs, chosen: { ...own().chosen, [language]: id } } })
  }

  /** False if the active program is in C++ and the device has too little memory for the compiler. */
  function canRun(): boolean {
    return languageInFront(get()) !== 'cpp' || own().tools.cpp !== 'short-memory'
  }

  /** Returns the program that the editor shows; adds an example first if its language has no program. */
  function shownProgram(): LibraryProgram {
    const language = languageInFront(get())
    ensureProgram(language)
    return chosenProgram(own(), language)
  }

  /** Chooses the program that the editor shows in its language. */
  function show({ id, language }: LibraryProgram): void {
    change({ chosen: { ...own().chosen, [language]: id }, input: AUTO_INPUT, notice: [] })
  }

  /** Stores a new or changed program. Unless it is empty or an unedited example, also requests persistent storage. */
  function put(program: LibraryProgram, isTyped = false): void {
    const isLent = program.id === library.lentId
    if (isLent) library.keepExamples(program.language)
    library.put(program, isTyped)
    // From now on it is the user's.
    if (isLent) persistChoice()
    const isExample = EXAMPLES[program.language].some(({ text }) => text === program.text)
    if (!isExample && program.text.trim() !== '') requestPersistence(storage, dependencies.persist)
  }

  /** Changes a program's text. @param before text that the editor showed before the edit */
  function edit(text: string, program = shownProgram(), before = program.text): void {
    if (text === program.text) return
    // Another tab has changed the program since the editor showed it: keep the edit as a copy.
    if (withPlainBreaks(before) !== withPlainBreaks(program.text)) {
      add(program.language, text, program.name)
      return change({ notice: [{ kind: 'conflict', name: program.name, copy: shownProgram().name }] })
    }
    put({ ...program, text }, true)
    change({})
  }

  /** Adds a program under a free name, and shows it. @param exercise id of the broken program of which it is a copy */
  function add(language: OwnLanguage, text: string, name?: string, exercise?: string): void {
    library.keepExamples(language)
    const id = newId()
    const names = new Set(library.programs.map((program) => program.name))
    put({
      id,
      name: freeName(names, name ?? `solution${languageParts(language).extension}`),
      language,
      text,
      ...(exercise !== undefined && { exercise }),
    })
    change({ chosen: { ...own().chosen, [language]: id }, input: AUTO_INPUT, notice: [] })
  }

  /**
   * Opens pasted code: shows the program with the same text, else fills the shown program if it is empty, else adds a
   * program.
   */
  function openPasted(language: OwnLanguage, text: string): void {
    const same = own().programs.find((known) => known.text === text && known.language === language)
    const before = chosenProgram(own(), language)
    if (same !== undefined) show(same)
    else if (before.text.trim() === '') edit(text, before)
    else add(language, text)
  }

  /** Opens a broken program, which the user is to mend (the user's version, if there is one), and loads its puzzle. */
  function openBroken(broken: string, name: string): void {
    const { language } = shownProgram()
    const text = brokenText(language, broken)
    const begun = library.programs.find((each) => each.language === language && each.exercise === broken)
    if (text === undefined) return
    if (begun === undefined) add(language, text, name, broken)
    else show(begun)
    mending.loadPuzzle()
    // The puzzle has closed the sheet with the program.
    set({ isSheetOpen: true })
  }

  /** Runs the shown program, unless this is the second click of a double-click. */
  function run(): void {
    const { id, text } = shownProgram()
    const { run: latest, hasJustRun } = own()
    const isSame = latest?.program === id && latest.text === text && isVerdictPending(latest.verdict)
    if (hasJustRun && isSame) return
    start()
    linking.goToLinkedPosition(id, text)
    set({ own: { ...own(), hasJustRun: true } })
    clearTimeout(doubleClickTimer)
    doubleClickTimer = setTimeout(() => set({ own: { ...own(), hasJustRun: false } }), DOUBLE_CLICK_MS)
  }

  function openFiles(files: readonly Item[]): void {
    const items = withoutArchives(files)
    const opened = items.flatMap(programsOf).map(storeOnce)
    const chosen = Object.fromEntries(opened.map(({ language, id }) => [language, id]))
    const language = opened.at(-1)?.language ?? languageInFront(get())
    ensureProgram(language)
    change(opened.length === 0 ? {} : { chosen: { ...own().chosen, ...chosen }, input: AUTO_INPUT })
    // Keep the current run if it is an own program and no file was opened.
    if (opened.length > 0 || frontOf(get()).program.kind !== 'own') choose(language)
    const report = takePuzzles(
      items,
      opened.map(({ name }) => name),
    )
    // A choice of puzzles and an answer have panels of their own.
    if (get().panel !== PROGRAM_PANEL) return set({ notice: { kind: 'files', report } })
    change({ notice: [{ kind: 'files', report }] })
    // A loaded puzzle shows the board, but the program is still to be seen.
    set({ isSheetOpen: true })
  }

  /** Stores the program of a file, unless a program with the same name, language and text exists. Returns either. */
  function storeOnce({ name, language, text }: FileProgram): LibraryProgram {
    const same = library.programs.find(
      (known) => known.name === name && known.language === language && known.text === text,
    )
    if (same !== undefined) return same
    const names = new Set(library.programs.map((program) => program.name))
    const program = { id: newId(), name: freeName(names, name), language, text }
    put(program)
    return program
  }

  function saveShown(): void {
    const program = shownProgram()
    void saveFile(programFileName(program), 'text/plain', [program.text])
  }

  /** Saves all programs of all languages as one archive. */
  function saveAll(): void {
    const archive = archiveOf(own().programs)
    void saveFile(ARCHIVE_NAME, 'application/zip', [archive])
  }

  function remove(): void {
    const removed = shownProgram()
    if (own().run?.program === removed.id) end()
    library.remove(removed.id)
    change({ notice: [] })
    show(programToShow(removed.language))
    change({ removed })
  }

  function restore(): void {
    const { removed, programs } = own()
    if (removed === undefined) return
    const isTaken = programs.some(({ id }) => id === removed.id)
    const restored = isTaken ? { ...removed, id: newId() } : removed
    put(restored)
    show(restored)
  }

  function rename(name: string): void {
    const program = shownProgram()
    const given = name.trim()
    if (given === '' || given === program.name) return
    const names = new Set(library.programs.map((each) => each.name))
    put({ ...program, name: freeName(names, given) })
    change({})
  }

  function programToShow(language: OwnLanguage): LibraryProgram {
    ensureProgram(language)
    return programsIn(own().programs, language)[0]
  }

  return carryOut

  function carryOut(command: OwnCommand): void {
    switch (command.kind) {
      case 'open':
        ensureProgram(command.language)
        if (command.text !== undefined) openPasted(command.language, command.text)
        return choose(command.language)
      case 'have':
        return ensureProgram(command.language)
      case 'run':
        return canRun() ? run() : undefined
      case 'stop':
        return stop()
      case 'edit':
        return edit(command.text, shownProgram(), command.before)
      case 'choose': {
        const requested = own().programs.find(({ id }) => id === command.id)
        if (requested === undefined) return
        show(requested)
        const { program } = frontOf(get())
        const isInFront = program.kind === 'own' && program.language === requested.language
        return isInFront ? undefined : choose(requested.language)
      }
      case 'pick':
        return carryOut(commandOf(command.option, languageInFront(get()), get().preferences.language))
      case 'add':
        return add(shownProgram().language, command.text, command.name)
      case 'remove':
        return remove()
      case 'restore':
        return restore()
      case 'rename':
        return rename(command.name)
      case 'lend':
        return lending.lend(command.language, command.name, command.text)
      case 'takeBack':
        return lending.takeBack()
      case 'openFiles':
        return openFiles(command.items)
      case 'openBroken':
        return openBroken(command.id, command.name)
      case 'loadBrokenPuzzle':
        return mending.loadPuzzle()
      case 'hint':
        return void mending.hint(shownProgram)
      case 'openLinked':
        return linking.open(command.code, command.language)
      case 'saveFile':
        return saveShown()
      case 'saveAll':
        return saveAll()
      case 'dismissNews':
        return change({ notice: [] })
      case 'chooseInput':
        return change({ input: command.input })
      case 'optimize':
        return change({ optimizes: command.isOn })
      case 'watchOwnPuzzle': {
        const puzzle = own().run?.ownPuzzle
        if (puzzle === undefined) return
        loadGrid(puzzle, 'line-81')
        return start()
      }
      case 'removeTool':
        return void removeTool(get, set, toolStorage, command.tool)
      default:
        return assertNever(command)
    }
  }
}

/** Returns the programs of an item; a text may have one beside puzzles. */
function programsOf(item: Item): readonly FileProgram[] {
  if (item.kind === 'program') return [item.program]
  if (item.kind !== 'text' || item.recognition.language === undefined) return []
  return [{ name: item.file, language: item.recognition.language, text: item.text }]
}

/** Normalizes line breaks to `\n`, as the editor does. */
function withPlainBreaks(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n')
}
