import type { Language } from '../../i18n/text.ts'
import { predictEn } from './en.ts'
import { predictKo } from './ko.ts'

export type PredictWords = typeof predictEn

export const PREDICT: Readonly<Record<Language, PredictWords>> = { en: predictEn, ko: predictKo }
