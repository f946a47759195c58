import type { Language } from '../core/text.ts'
import { steppingEn } from './en/stepping.ts'
import { steppingKo } from './ko/stepping.ts'

/** Sentences of the program panel; loaded with it. */
export const STEPPING: Readonly<Record<Language, typeof steppingEn>> = { en: steppingEn, ko: steppingKo }

export type SteppingWords = typeof steppingEn
