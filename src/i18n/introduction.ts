import type { Language } from '../core/text.ts'
import { introductionEn } from './en/introduction.ts'
import { introductionKo } from './ko/introduction.ts'

/** Sentences for a first visit. */
export const INTRODUCTION: Readonly<Record<Language, typeof introductionEn>> = {
  en: introductionEn,
  ko: introductionKo,
}
