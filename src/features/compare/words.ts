import type { Language } from '../../core/text.ts'
import { compareEn } from './en.ts'
import { compareKo } from './ko.ts'

/** Sentences of the comparison of all programs; loaded with its view. */
export const COMPARE: Readonly<Record<Language, typeof compareEn>> = { en: compareEn, ko: compareKo }

export type CompareWords = typeof compareEn
