/** Access of components to the store and to the messages of the user's language. */
import { createContext, use, useCallback } from 'react'
import { createStore, type StoreApi, useStore } from 'zustand'
import type { Session } from '../session/session.ts'
import { frontOf } from '../session/sessions.ts'
import type { Actions } from './actions.ts'
import type { AppState } from './state.ts'
import type { AppStore } from './store.ts'
import type { Language, Phrase } from '../../i18n/text.ts'
import type { Messages } from '../words/en.ts'
import { messagesIn } from '../words/messages.ts'

export const StoreContext = createContext<AppStore | undefined>(undefined)

/** Returns the page's store. @throws Error outside the provider */
export function useAppStore(): AppStore {
  const store = use(StoreContext)
  if (store === undefined) throw new Error('No store above this component')
  return store
}

/** Selects a part of the state; renders again when the part changes (`Object.is`). */
export function useApp<Part>(select: (app: AppState) => Part): Part {
  return useStore(useAppStore(), select)
}

/** Like `useApp`, for the session in front. */
export function useSession<Part>(select: (session: Session) => Part): Part {
  return useStore(useAppStore(), (app) => select(frontOf(app)))
}

/** Returns the page's actions, which are stable between renders. */
export function useActions(): Actions {
  return useAppStore().actions
}

/** Returns a feature's command handler. Calls `commandOf` at each command, not while rendering. */
export function useCommand<Command extends readonly unknown[], Result>(
  commandOf: (store: AppStore) => (...command: Command) => Result,
): (...command: Command) => Result {
  const store = useAppStore()
  return useCallback((...command) => commandOf(store)(...command), [commandOf, store])
}

const languageOf = ({ preferences }: AppState) => preferences.language

/** Stores made by `languageStoreOf`, by the store of the app. */
const languages = new WeakMap<AppStore, StoreApi<Language>>()

/**
 * Returns a store of only the language: most components use messages, and would otherwise run a selector at every
 * event.
 */
function languageStoreOf(store: AppStore): StoreApi<Language> {
  const known = languages.get(store)
  if (known !== undefined) return known
  const language = createStore(() => languageOf(store.getState()))
  store.subscribe(languageOf, (chosen) => language.setState(chosen))
  languages.set(store, language)
  return language
}

function useLanguage(): Language {
  return useStore(languageStoreOf(useAppStore()))
}

export function useMessages(): Messages {
  return messagesIn(useLanguage())
}

export function usePhrase(): (phrase: Phrase) => string {
  const language = useLanguage()
  return (phrase) => phrase[language]
}

export function useWords<Words>(words: Readonly<Record<Language, Words>>): Words {
  return words[useLanguage()]
}
