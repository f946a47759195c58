import type { Language } from '../../i18n/text.ts'
import { gradeEn } from './en.ts'
import { gradeKo } from './ko.ts'

export const GRADE: Readonly<Record<Language, typeof gradeEn>> = { en: gradeEn, ko: gradeKo }
