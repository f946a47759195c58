import type { Language } from '../core/text.ts'
import { LANGUAGES } from './preferences.ts'

/** What the address of the page asks for. */
export interface Address {
  /** A puzzle as text, in any format that can be read. */
  readonly puzzle: string | undefined
  readonly language: Language | undefined
}

/** Reads `?puzzle=<81 characters>&lang=en|ko`. @param query the part of the address from the question mark on */
export function addressOf(query: string): Address {
  const parameters = new URLSearchParams(query)
  const lang = parameters.get('lang')
  return {
    puzzle: parameters.get('puzzle') ?? undefined,
    language: LANGUAGES.find((language) => language === lang),
  }
}
