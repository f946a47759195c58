import type { Language } from '../core/text.ts'
import { readingEn } from './en/reading.ts'
import { readingKo } from './ko/reading.ts'

/** Sentences about a text; loaded when there is one, so kept apart from the others. */
export const READINGS: Readonly<Record<Language, typeof readingEn>> = { en: readingEn, ko: readingKo }

export type ReadingWords = typeof readingEn
