import type { Language } from '../../../i18n/text.ts'
import { variableEn } from './en.ts'
import { variableKo } from './ko.ts'

export const VARIABLE: Readonly<Record<Language, typeof variableEn>> = { en: variableEn, ko: variableKo }
