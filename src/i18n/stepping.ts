import type { Language } from '../core/text.ts'
import { steppingEn } from './en/stepping.ts'
import { steppingKo } from './ko/stepping.ts'

/** What the program's panel says, in every language; loaded with it. */
export const STEPPING: Readonly<Record<Language, typeof steppingEn>> = { en: steppingEn, ko: steppingKo }

export type SteppingWords = typeof steppingEn
