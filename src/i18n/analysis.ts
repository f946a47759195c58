import type { Language } from '../core/text.ts'
import { analysisEn } from './en/analysis.ts'
import { analysisKo } from './ko/analysis.ts'

/** What is said of a puzzle and of its transforms, in every language; loaded when there is one. */
export const ANALYSIS: Readonly<Record<Language, typeof analysisEn>> = { en: analysisEn, ko: analysisKo }

export type AnalysisWords = typeof analysisEn
