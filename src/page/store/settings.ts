import { latest, still } from '../../calls/latest.ts'
import type { ListingLanguage } from '../../search/programs/folder.ts'
import type { Language } from '../../i18n/text.ts'
import type { OptionsDraft } from '../generator/generator.ts'
import type { EventsPerSecond } from '../player/playback.ts'
import { frontOf } from '../session/sessions.ts'
import type { Numbering, Preferences, Theme } from './preferences.ts'
import type { AppState } from './state.ts'

/** Commands for preferences, for panels and overlays, and for the content of text fields. */
export interface SettingActions {
  /** Sets the speed, also where Predict does not ask. */
  setRate(rate: EventsPerSecond): void
  setPlaysBy(playsBy: Preferences['playsBy']): void
  /**
   * Loads a language and switches to it, unless another is chosen meanwhile; if it cannot be loaded, shows a notice.
   */
  setLanguage(language: Language): Promise<void>
  setTheme(theme: Theme): void
  setAdvancesAfterTyping(advances: boolean): void
  setShowsCandidates(showsCandidates: boolean): void
  setShowsHeatMap(showsHeatMap: boolean): void
  /** @param numbering of rows and columns */
  setNumbering(numbering: Numbering): void
  /**
   * Turns the questions on or off that ask the learner to predict events. While they are on, playing slows down to a
   * speed at which it asks, until the user chooses another.
   */
  setPredicts(predicts: boolean): void
  setListing(listing: ListingLanguage): void
  /** Opens a panel, and the sheet that holds it on small screens. Ends editing. */
  openPanel(id: string): void
  /** Opens or closes the sheet of the panels. Ends editing. */
  setSheetOpen(isSheetOpen: boolean): void
  setPanelsSeen(arePanelsSeen: boolean): void
  /**
   * Closes the topmost overlay: a cell's story or the question about it, or else the digit pad, or else
   * the sheet of the panels. Pad and sheet stay while the program view shows an earlier board, which Escape leaves
   * first.
   */
  dismiss(): void
  setHelpOpen(isHelpOpen: boolean): void
  /** Begins or ends a presentation of what Watch shows; no-op in other views. */
  setPresenting(isPresenting: boolean): void
  /** Turns the keys that are characters on or off, for speech input and for keys pressed by mistake. */
  setUsesCharacterKeys(usesCharacterKeys: boolean): void
  setDraft(draft: string): void
  /** @param change form fields of the generator as the user entered them */
  editOptions(change: Partial<OptionsDraft>): void
  setShareOpen(isShareOpen: boolean): void
  /** Unfolds or folds the section *Check output*. */
  unfoldJudge(isOpen: boolean): void
  setOutput(output: string): void
  chooseJudge(judge: string): void
}

interface SettingDependencies {
  readonly loadLanguage: (language: Language) => Promise<void>
  readonly recognise: () => void
}

type Get = () => AppState
type Set = (change: Partial<AppState>) => void

export function createSettings(
  get: Get,
  set: Set,
  { loadLanguage, recognise }: SettingDependencies,
): SettingActions {
  const prefer = (change: Partial<Preferences>) => set({ preferences: { ...get().preferences, ...change } })
  const languages = latest()

  async function switchTo(language: Language, signal: AbortSignal): Promise<void> {
    try {
      await still(loadLanguage(language), signal)
      const { notice } = get()
      prefer({ language })
      if (notice?.kind === 'not-loaded' && notice.what === language) set({ notice: undefined })
    } catch {
      if (signal.aborted) return
      // Fall back to English, so that the missing language can be chosen again.
      if (get().preferences.language === language) prefer({ language: 'en' })
      set({ notice: { kind: 'not-loaded', what: language } })
    }
  }

  return {
    setRate: (rate) => prefer({ rate, slowsToAsk: false }),
    setPlaysBy: (playsBy) => prefer({ playsBy }),
    setLanguage: (language) => languages.run((signal) => switchTo(language, signal)),
    setTheme: (theme) => prefer({ theme }),
    setAdvancesAfterTyping: (advancesAfterTyping) => prefer({ advancesAfterTyping }),
    setShowsCandidates: (showsCandidates) => prefer({ showsCandidates }),
    setShowsHeatMap: (showsHeatMap) => prefer({ showsHeatMap }),
    setNumbering: (numbering) => prefer({ numbering }),
    setPredicts: (predicts) => prefer({ predicts, slowsToAsk: true }),
    setListing: (listing) => prefer({ listing }),
    openPanel: (panel) => set({ panel, isSheetOpen: true, editing: false }),
    setSheetOpen: (isSheetOpen) => set({ isSheetOpen, editing: false }),
    setPanelsSeen: (arePanelsSeen) => set({ arePanelsSeen }),
    dismiss() {
      const { editing, story, blockers } = get()
      if (story !== undefined || blockers !== undefined) return set({ story: undefined, blockers: undefined })
      // The program view handles Escape first, if it shows an earlier board.
      if (frontOf(get()).debugging.inspected === undefined)
        set(editing ? { editing: false } : { isSheetOpen: false })
    },
    setHelpOpen: (isHelpOpen) => set({ isHelpOpen }),
    setPresenting(isPresenting) {
      if (!isPresenting) set({ presenting: 'over' })
      else if (get().view === 'watch') set({ presenting: 'now' })
    },
    setUsesCharacterKeys: (usesCharacterKeys) => prefer({ usesCharacterKeys }),
    setDraft(draft) {
      set({ draft })
      recognise()
    },
    editOptions(change) {
      const { generator } = get()
      const options = { ...generator.options, ...change }
      set({ generator: { ...generator, options, refusedOptions: undefined, failure: undefined } })
    },
    setShareOpen: (isShareOpen) => set({ isShareOpen }),
    unfoldJudge: (isOpen) => set({ judge: { ...get().judge, isOpen } }),
    chooseJudge: (chosen) => set({ judge: { ...get().judge, chosen } }),
    setOutput: (output) => set({ judge: { ...get().judge, output } }),
  }
}
