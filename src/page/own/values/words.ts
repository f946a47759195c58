import type { Language } from '../../../i18n/text.ts'
import { valuesEn } from './en.ts'
import { valuesKo } from './ko.ts'

export const VALUES: Readonly<Record<Language, typeof valuesEn>> = { en: valuesEn, ko: valuesKo }
