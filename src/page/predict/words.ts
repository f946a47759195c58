import type { Language } from '../../i18n/text.ts'
import { predictEn } from './en.ts'
import { predictKo } from './ko.ts'

export type PredictWords = typeof predictEn

/** Texts of the mode in which the learner predicts events; loaded on demand. */
export const PREDICT: Readonly<Record<Language, PredictWords>> = { en: predictEn, ko: predictKo }
