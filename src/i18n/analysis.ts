import type { Language } from '../core/text.ts'
import { analysisEn } from './en/analysis.ts'
import { analysisKo } from './ko/analysis.ts'

/** Sentences about a puzzle and its transforms; loaded when there is one. */
export const ANALYSIS: Readonly<Record<Language, typeof analysisEn>> = { en: analysisEn, ko: analysisKo }

export type AnalysisWords = typeof analysisEn
