import type { Language } from '../core/text.ts'
import { insightEn } from './en/insight.ts'
import { insightKo } from './ko/insight.ts'

/** What is said of a puzzle, of its transforms and of puzzles being made; loaded when there is one. */
export const INSIGHTS: Readonly<Record<Language, typeof insightEn>> = { en: insightEn, ko: insightKo }

export type InsightWords = typeof insightEn
