import type { Language } from '../../../core/text.ts'
import { compareEn } from './en.ts'
import { compareKo } from './ko.ts'

/** Texts of the comparison; loaded with its view. */
export const COMPARE: Readonly<Record<Language, typeof compareEn>> = { en: compareEn, ko: compareKo }

export type CompareWords = typeof compareEn
