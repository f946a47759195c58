import type { Language } from '../core/text.ts'
import { readingEn } from './en/reading.ts'
import { readingKo } from './ko/reading.ts'

/** What is said of a text, in every language; loaded when there is one, so apart from the other sentences. */
export const READINGS: Readonly<Record<Language, typeof readingEn>> = { en: readingEn, ko: readingKo }

export type ReadingWords = typeof readingEn
