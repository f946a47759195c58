import type { Language } from '../core/text.ts'
import type { Messages } from './en.ts'

const loaded = new Map<Language, Messages>()

const LOADERS: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => (await import('./en.ts')).en,
  ko: async () => (await import('./ko.ts')).ko,
}

/** Loads the sentences of a language, of which a page speaks only one. Rejects if they cannot be loaded. */
export async function loadMessages(language: Language): Promise<void> {
  if (!loaded.has(language)) loaded.set(language, await LOADERS[language]())
}

/** The sentences of a language. @throws Error if they have not been loaded: a caller's bug. */
export function messagesIn(language: Language): Messages {
  const messages = loaded.get(language)
  if (messages === undefined) throw new Error(`The sentences of ${language} have not been loaded`)
  return messages
}
