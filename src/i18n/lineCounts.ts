import type { Language } from '../core/text.ts'
import { lineCountsEn } from './en/lineCounts.ts'
import { lineCountsKo } from './ko/lineCounts.ts'

/** Sentences about how often the lines of the user's own program have run. */
export const LINE_COUNTS: Readonly<Record<Language, typeof lineCountsEn>> = {
  en: lineCountsEn,
  ko: lineCountsKo,
}
