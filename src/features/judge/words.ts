import type { Language } from '../../core/text.ts'
import { verdictsEn } from './en.ts'
import { verdictsKo } from './ko.ts'

/** The judge's sentences: too long for the first load, so kept apart from the others. */
export const VERDICTS: Readonly<Record<Language, typeof verdictsEn>> = { en: verdictsEn, ko: verdictsKo }

export type VerdictWords = typeof verdictsEn
