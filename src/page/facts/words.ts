import type { Language } from '../../i18n/text.ts'
import { analysisEn } from './en.ts'
import { analysisKo } from './ko.ts'

export const FACTS: Readonly<Record<Language, typeof analysisEn>> = { en: analysisEn, ko: analysisKo }
