import type { Language } from '../core/text.ts'
import { backgroundEn } from './en/background.ts'
import { backgroundKo } from './ko/background.ts'

/** Sentences about lost work in the background; loaded with the parts that show them. */
export const BACKGROUND: Readonly<Record<Language, typeof backgroundEn>> = {
  en: backgroundEn,
  ko: backgroundKo,
}
