import type { Language } from '../../core/text.ts'
import { predictEn } from './en.ts'
import { predictKo } from './ko.ts'

export type PredictWords = typeof predictEn

/** Texts of predicting; loaded with its band. */
export const PREDICT: Readonly<Record<Language, PredictWords>> = { en: predictEn, ko: predictKo }
