import type { Language } from '../core/text.ts'
import { searchingEn } from './en/searching.ts'
import { searchingKo } from './ko/searching.ts'

/** Sentences that need a search; fetched with the parts that show them. */
export const SEARCHING: Readonly<Record<Language, typeof searchingEn>> = { en: searchingEn, ko: searchingKo }
