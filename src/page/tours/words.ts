import type { Language } from '../../i18n/text.ts'
import { toursEn } from './en.ts'
import { toursKo } from './ko.ts'

export const TOURS: Readonly<Record<Language, typeof toursEn>> = { en: toursEn, ko: toursKo }
