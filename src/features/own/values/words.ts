import type { Language } from '../../../core/text.ts'
import { valuesEn } from './en.ts'
import { valuesKo } from './ko.ts'

/** Texts about values at a line. */
export const VALUES: Readonly<Record<Language, typeof valuesEn>> = { en: valuesEn, ko: valuesKo }
