import type { Language } from '../../i18n/text.ts'
import { presentEn } from './en.ts'
import { presentKo } from './ko.ts'

export const PRESENT: Readonly<Record<Language, typeof presentEn>> = { en: presentEn, ko: presentKo }
