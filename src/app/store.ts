import { createStore, type StoreApi } from 'zustand/vanilla'
import { createJSONStorage, persist, type StateStorage, subscribeWithSelector } from 'zustand/middleware'
import type { Extent } from '../core/search/strategy.ts'
import { DEFAULT_STRATEGY, strategyWithId } from '../core/strategies/registry.ts'
import type { Language } from '../core/text.ts'
import type { Address } from './address.ts'
import { keepAnswer } from './answer.ts'
import { createEditor, type EditorActions } from './editor.ts'
import { createJudging, createSubmissions, type JudgingActions, keepJudgement } from './judging.ts'
import { createPlayer, type PlayerActions, type PlayerSurroundings } from './player.ts'
import type { EventsPerSecond } from './playback.ts'
import { type Preferences, restoredPreferences, type Theme } from './preferences.ts'
import { type AppState, initialState } from './state.ts'

/** What a user can do with the app around puzzle and search. */
export interface SettingActions {
  /** Chooses a program, which starts as its author left it: stopping at the first solution, or not. */
  chooseStrategy(id: string): void
  chooseExtent(extent: Extent): void
  setRate(rate: EventsPerSecond): void
  setLanguage(language: Language): void
  setTheme(theme: Theme): void
  setAdvancesAfterTyping(advances: boolean): void
  openPanel(id: string): void
  /** Opens or closes the panels where they are a sheet. */
  setSheetOpen(isSheetOpen: boolean): void
  /** Does what the address of the page asks for. */
  follow(address: Address): Promise<void>
  /** Puts the finished board on the clipboard, in the format that the puzzle came in. */
  copyAnswer(): Promise<void>
}

export interface Actions extends EditorActions, PlayerActions, JudgingActions, SettingActions {}

/** The state, and the commands that change it; `actions` never changes. */
export type App = AppState & { readonly actions: Actions }

export type AppStore = StoreApi<App>

export interface Surroundings extends PlayerSurroundings {
  readonly storage: StateStorage
  readonly defaults: Preferences
  readonly writeClipboard: (text: string) => Promise<void>
}

/** The store of one page. Everything outside comes in through `surroundings`, so that it runs in Node as it is. */
export function createAppStore(surroundings: Surroundings) {
  const { storage, defaults, writeClipboard } = surroundings
  const store = createStore<App>()(
    subscribeWithSelector(
      persist(
        (set, get) => {
          const player = createPlayer(get, set, surroundings)
          const editor = createEditor(get, set, player.reset, createSubmissions(get, set))
          const judging = createJudging(get, set)
          const prefer = (change: Partial<Preferences>) =>
            set({ preferences: { ...get().preferences, ...change } })
          const settings: SettingActions = {
            chooseStrategy(id) {
              const { extent } = strategyWithId(id) ?? DEFAULT_STRATEGY
              set({ strategy: id, extent })
              player.reset()
            },
            chooseExtent(extent) {
              set({ extent })
              player.reset()
            },
            setRate: (rate) => prefer({ rate }),
            setLanguage: (language) => prefer({ language }),
            setTheme: (theme) => prefer({ theme }),
            setAdvancesAfterTyping: (advancesAfterTyping) => prefer({ advancesAfterTyping }),
            openPanel: (panel) => set({ panel, isSheetOpen: true, editing: false }),
            setSheetOpen: (isSheetOpen) => set({ isSheetOpen, editing: false }),
            async follow({ puzzle, language }) {
              if (language !== undefined) prefer({ language })
              if (puzzle !== undefined) await editor.loadText(puzzle)
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
          return { ...initialState(defaults), actions: { ...editor, ...player, ...judging, ...settings } }
        },
        {
          name: 'backdoku',
          version: 1,
          storage: createJSONStorage(() => storage),
          partialize: ({ preferences }) => preferences,
          merge: (stored, app) => ({ ...app, preferences: restoredPreferences(stored, defaults) }),
        },
      ),
    ),
  )
  keepAnswer(store)
  keepJudgement(store)
  return store
}
