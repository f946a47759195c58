import type { Language } from '../core/text.ts'
import { guideEn } from './en/guide.ts'
import { guideKo } from './ko/guide.ts'

/** The words of the guided run; loaded with it. */
export const GUIDE: Readonly<Record<Language, typeof guideEn>> = { en: guideEn, ko: guideKo }
