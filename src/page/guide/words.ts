import type { Language } from '../../i18n/text.ts'
import { guideEn } from './en.ts'
import { guideKo } from './ko.ts'

export const GUIDE: Readonly<Record<Language, typeof guideEn>> = { en: guideEn, ko: guideKo }
