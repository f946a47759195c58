import type { Language } from '../../i18n/text.ts'
import { verdictsEn } from './en.ts'
import { verdictsKo } from './ko.ts'

/** Texts of *Check output*; kept out of the initial load because of their size. */
export const VERDICTS: Readonly<Record<Language, typeof verdictsEn>> = { en: verdictsEn, ko: verdictsKo }

export type VerdictWords = typeof verdictsEn
