import type { Language } from '../core/text.ts'
import { verdictsEn } from './en/verdicts.ts'
import { verdictsKo } from './ko/verdicts.ts'

/** What the judge says, in every language; too long for every page, so apart from the other sentences. */
export const VERDICTS: Readonly<Record<Language, typeof verdictsEn>> = { en: verdictsEn, ko: verdictsKo }

export type VerdictWords = typeof verdictsEn
