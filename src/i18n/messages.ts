import type { Language } from '../core/text.ts'
import { en, type Messages } from './en.ts'

/** English is there from the start, another language once it has been loaded. */
const loaded = new Map<Language, Messages>([['en', en]])

export function hasMessages(language: Language): boolean {
  return loaded.has(language)
}

/** Loads the sentences of a language. Rejects if they cannot be loaded. */
export async function loadMessages(language: Language): Promise<void> {
  if (language === 'ko' && !loaded.has('ko')) loaded.set('ko', (await import('./ko.ts')).ko)
}

/** The sentences of a language; of English until that one has been loaded. */
export function messagesIn(language: Language): Messages {
  return loaded.get(language) ?? en
}
