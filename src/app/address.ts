import { type Reading, readText } from '../core/formats/reading.ts'
import type { Language } from '../core/text.ts'
import { LANGUAGES } from './preferences.ts'

/** What the address of the page asks for. */
export interface Address {
  readonly puzzle: Reading
  readonly language: Language | undefined
}

/** Reads `?puzzle=<81 characters>&lang=en|ko`. @param query the part of the address from the question mark on */
export function addressOf(query: string): Address {
  const parameters = new URLSearchParams(query)
  const lang = parameters.get('lang')
  return {
    puzzle: readText(parameters.get('puzzle') ?? ''),
    language: LANGUAGES.find((language) => language === lang),
  }
}
