import type { Language } from '../../i18n/text.ts'
import type { Messages } from './en.ts'

const loaded = new Map<Language, Messages>()

export function hasMessages(language: Language): boolean {
  return loaded.has(language)
}

/** Loads the texts of a language. Rejects if they fail to load. */
export async function loadMessages(language: Language): Promise<void> {
  if (loaded.has(language)) return
  loaded.set(language, language === 'ko' ? (await import('./ko.ts')).ko : (await import('./en.ts')).en)
}

/** Returns the texts of a language. @throws Error if they are not loaded */
export function messagesIn(language: Language): Messages {
  const messages = loaded.get(language)
  if (messages === undefined) throw new Error(`The sentences in ${language} have not been loaded`)
  return messages
}
