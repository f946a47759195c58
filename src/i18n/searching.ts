import type { Language } from '../core/text.ts'
import { searchingEn } from './en/searching.ts'
import { searchingKo } from './ko/searching.ts'

/** What is said of a search once there is one, in every language; fetched with what says it. */
export const SEARCHING: Readonly<Record<Language, typeof searchingEn>> = { en: searchingEn, ko: searchingKo }
