import type { Language } from '../../../i18n/text.ts'
import { variableEn } from './en.ts'
import { variableKo } from './ko.ts'

/** Texts about the writes to a variable, and about what a call returned. */
export const VARIABLE: Readonly<Record<Language, typeof variableEn>> = { en: variableEn, ko: variableKo }
