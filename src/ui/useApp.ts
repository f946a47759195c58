/** How components reach the store and the sentences of the user's language. */
import { createContext, use, useCallback } from 'react'
import { createStore, type StoreApi, useStore } from 'zustand'
import type { Session } from '../app/session/session.ts'
import { frontOf } from '../app/session/sessions.ts'
import type { Actions } from '../app/store/actions.ts'
import type { AppState } from '../app/store/state.ts'
import type { AppStore } from '../app/store/store.ts'
import type { Language, Phrase } from '../core/text.ts'
import type { Messages } from '../i18n/en.ts'
import { messagesIn } from '../i18n/messages.ts'

export const StoreContext = createContext<AppStore | undefined>(undefined)

/** The store of the page. @throws Error outside the provider: a component rendered on its own. */
export function useAppStore(): AppStore {
  const store = use(StoreContext)
  if (store === undefined) throw new Error('No store above this component')
  return store
}

/** A part of the state; the component renders again when the part is another one (`Object.is`). */
export function useApp<Part>(select: (app: AppState) => Part): Part {
  return useStore(useAppStore(), select)
}

/** As `useApp`, a part of the session in front. */
export function useSession<Part>(select: (session: Session) => Part): Part {
  return useStore(useAppStore(), (app) => select(frontOf(app)))
}

/** The same all the time. */
export function useActions(): Actions {
  return useAppStore().actions
}

/** The command of a feature, which is made for the store when it is first given. */
export function useCommand<Command extends readonly unknown[], Result>(
  commandOf: (store: AppStore) => (...command: Command) => Result,
): (...command: Command) => Result {
  const store = useAppStore()
  return useCallback((...command) => commandOf(store)(...command), [commandOf, store])
}

const languages = new WeakMap<AppStore, StoreApi<Language>>()

/** Tells of another language alone: more components have words than anything else, and all would be asked at every event. */
function languageOf(store: AppStore): StoreApi<Language> {
  const known = languages.get(store)
  if (known !== undefined) return known
  const language = createStore(() => store.getState().preferences.language)
  store.subscribe(({ preferences }) => language.setState(preferences.language))
  languages.set(store, language)
  return language
}

function useLanguage(): Language {
  return useStore(languageOf(useAppStore()))
}

export function useMessages(): Messages {
  return messagesIn(useLanguage())
}

/** The words of something that brings its own. */
export function usePhrase(): (phrase: Phrase) => string {
  const language = useLanguage()
  return (phrase) => phrase[language]
}

/** Those of some sentences that are in the user's language. */
export function useWords<Words>(words: Readonly<Record<Language, Words>>): Words {
  return words[useLanguage()]
}
