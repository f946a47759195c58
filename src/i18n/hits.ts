import type { Language } from '../core/text.ts'
import { hitsEn } from './en/hits.ts'
import { hitsKo } from './ko/hits.ts'

/** Sentences about where breakpoints have been hit: fetched with the first hit. */
export const HITS: Readonly<Record<Language, typeof hitsEn>> = { en: hitsEn, ko: hitsKo }
