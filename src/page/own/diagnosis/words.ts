import type { Language } from '../../../i18n/text.ts'
import { type DiagnosisWords, diagnosisEn } from './en.ts'
import { diagnosisKo } from './ko.ts'

export const DIAGNOSIS: Readonly<Record<Language, DiagnosisWords>> = { en: diagnosisEn, ko: diagnosisKo }

export type { DiagnosisWords }
