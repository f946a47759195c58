import type { Language } from '../core/text.ts'
import { backgroundEn } from './en/background.ts'
import { backgroundKo } from './ko/background.ts'

/** What is said of work in the background that is lost, in every language; loaded with what says it. */
export const BACKGROUND: Readonly<Record<Language, typeof backgroundEn>> = {
  en: backgroundEn,
  ko: backgroundKo,
}
