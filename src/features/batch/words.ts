import type { Language } from '../../core/text.ts'
import { batchEn } from './en.ts'
import { batchKo } from './ko.ts'

/** Texts of the batch panel; loaded with it. */
export const BATCHES: Readonly<Record<Language, typeof batchEn>> = { en: batchEn, ko: batchKo }

export type BatchWords = typeof batchEn
