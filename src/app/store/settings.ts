import { type Grid, sameBoard } from '../../core/grid.ts'
import type { ListingLanguage } from '../../core/programs/folder.ts'
import type { Extent } from '../../core/search/strategy.ts'
import { type Position, positionOrder, START } from '../../core/trace/position.ts'
import { DEFAULT_PROGRAM, programWithId } from '../programs.ts'
import type { Language } from '../../core/text.ts'
import { type Address, plainGrid } from './address.ts'
import { needing } from './onDemand.ts'
import type { EventsPerSecond } from '../playback/playback.ts'
import type { Preferences, Theme } from './preferences.ts'
import { PROGRAM_PANEL } from '../session/debugging.ts'
import { builtInOf, frontOf } from '../session/sessions.ts'
import type { AppState } from './state.ts'
import type { ViewId } from './views.ts'

/** Commands for everything around puzzle and search. */
export interface SettingActions {
  /** Chooses a program, which stops where the user wants searches to; until that is said, where its author had it stop. */
  chooseStrategy(id: string): void
  chooseExtent(extent: Extent): void
  setRate(rate: EventsPerSecond): void
  setPlaysBy(playsBy: Preferences['playsBy']): void
  setLanguage(language: Language): Promise<void>
  setTheme(theme: Theme): void
  setAdvancesAfterTyping(advances: boolean): void
  setListing(listing: ListingLanguage): void
  openPanel(id: string): void
  /** Goes to another view. Nothing plays on where nobody sees it. */
  openView(view: ViewId): void
  /** Opens or closes the panels where they are a sheet. */
  setSheetOpen(isSheetOpen: boolean): void
  /** The panels have come into sight, or gone out of it. */
  setPanelsSeen(arePanelsSeen: boolean): void
  /** Closes what lies over the page: the digit pad, or else the sheet. */
  dismiss(): void
  /** Opens or closes the list of keys. */
  setHelpOpen(isHelpOpen: boolean): void
  /** Does what the address of the page asks for; at once, if its puzzle is plain and its language the current one. */
  follow(address: Address): Promise<void>
  /** Pastes what the clipboard holds. @returns whether that could be had, and read */
  pasteFromClipboard(): Promise<boolean>
  /** Puts the finished board on the clipboard, in the format that the puzzle came in. */
  copyAnswer(): Promise<void>
}

/** The actions and the parts of the browser that settings rely on. */
interface Others {
  /** Ends the run: the next is another program's. */
  readonly resetFor: (strategy: string, extent: Extent) => void
  readonly loadText: (text: string) => Promise<boolean>
  readonly paste: (text: string) => Promise<boolean>
  readonly loadGrid: (grid: Grid, format: string) => void
  /** Goes to a position even if the search has yet to reach it. */
  readonly goTo: (position: Position) => void
  readonly pause: () => void
  /** Makes the puzzle of a link to the generator. */
  readonly generateAgain: (options: string) => Promise<void>
  readonly writeClipboard: (text: string) => Promise<void>
  /** Rejects where the browser does not allow it. */
  readonly readClipboard: () => Promise<string>
  /** Fetches the sentences of a language. */
  readonly loadLanguage: (language: Language) => Promise<void>
}

type Get = () => AppState
type Set = (change: Partial<AppState>) => void

export function createSettings(get: Get, set: Set, others: Others): SettingActions {
  const { resetFor, loadText, paste, loadGrid, goTo, pause, generateAgain, loadLanguage } = others
  const { readClipboard, writeClipboard } = others
  const prefer = (change: Partial<Preferences>) => set({ preferences: { ...get().preferences, ...change } })

  function extentFor(program: string): Extent {
    return get().preferences.extent ?? (programWithId(program) ?? DEFAULT_PROGRAM).extent
  }

  function run(strategy: string, extent: Extent): void {
    const chosen = builtInOf(get())
    if (strategy === chosen.strategy && extent === chosen.extent) return
    resetFor(strategy, extent)
  }

  function openView(view: ViewId): void {
    if (get().playing) pause()
    set({ view, editing: false })
  }

  async function setLanguage(language: Language): Promise<void> {
    await needing(get, set, 'language', async () => {
      await loadLanguage(language).catch((error: unknown) => {
        // Choose the language shown instead, so that the missing one can be chosen again.
        if (get().preferences.language === language) prefer({ language: 'en' })
        throw error
      })
      prefer({ language })
    })
  }

  return {
    chooseStrategy: (id) => run(id, extentFor(id)),
    chooseExtent(extent) {
      prefer({ extent })
      run(builtInOf(get()).strategy, extent)
    },
    setRate: (rate) => prefer({ rate }),
    setPlaysBy: (playsBy) => prefer({ playsBy }),
    setLanguage,
    setTheme: (theme) => prefer({ theme }),
    setAdvancesAfterTyping: (advancesAfterTyping) => prefer({ advancesAfterTyping }),
    setListing: (listing) => prefer({ listing }),
    openPanel: (panel) => set({ panel, isSheetOpen: true, editing: false }),
    openView,
    setSheetOpen: (isSheetOpen) => set({ isSheetOpen, editing: false }),
    setPanelsSeen: (arePanelsSeen) => set({ arePanelsSeen }),
    dismiss() {
      const { editing } = get()
      // The program view takes it back from an earlier board first.
      if (frontOf(get()).debugging.inspected === undefined)
        set(editing ? { editing: false } : { isSheetOpen: false })
    },
    setHelpOpen: (isHelpOpen) => set({ isHelpOpen }),
    async follow(address) {
      const { puzzle, make, strategy = builtInOf(get()).strategy, extent, position, language } = address
      openView(address.view ?? 'watch')
      if (language !== undefined && language !== get().preferences.language) await setLanguage(language)
      const grid = plainGrid(puzzle)
      // After a reload it is the address of what is there already.
      const { puzzle: shown } = get()
      if (grid !== undefined) loadGrid(grid, sameBoard(shown.grid, grid) ? shown.format : 'line-81')
      const isLoaded = grid !== undefined || (puzzle !== undefined && (await loadText(puzzle)))
      run(strategy, extent ?? extentFor(strategy))
      // Where a line has run between two events is to be seen with the program.
      if (position.step > 0) set({ panel: PROGRAM_PANEL })
      if (isLoaded && positionOrder(position, START) > 0) goTo(position)
      if (puzzle === undefined && make !== undefined) await generateAgain(make)
    },
    async pasteFromClipboard() {
      // Refused, it is as good as empty: the text field can be pasted into.
      const text = await readClipboard().catch(() => '')
      return text.trim() !== '' && (await paste(text))
    },
    async copyAnswer() {
      try {
        await writeClipboard(get().answer)
        set({ notice: { kind: 'copied' } })
      } catch {
        // The browser refuses without saying why; the answer stands on the page to be copied by hand.
        set({ notice: { kind: 'not-copied' } })
      }
    },
  }
}
