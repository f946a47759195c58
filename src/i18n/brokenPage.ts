import type { Language } from '../core/text.ts'
import { brokenPageEn } from './en/brokenPage.ts'
import { brokenPageKo } from './ko/brokenPage.ts'

/** Sentences of the page that an error has stopped; at hand before anything else is loaded. */
export const BROKEN_PAGE: Readonly<Record<Language, typeof brokenPageEn>> = {
  en: brokenPageEn,
  ko: brokenPageKo,
}
