import type { Language } from '../../../core/text.ts'
import { variableEn } from './en.ts'
import { variableKo } from './ko.ts'

/** Texts about the writes of a variable and what a call gave back. */
export const VARIABLE: Readonly<Record<Language, typeof variableEn>> = { en: variableEn, ko: variableKo }
