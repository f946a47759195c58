import type { Language } from '../../../i18n/text.ts'
import { embedEn } from './en.ts'
import { embedKo } from './ko.ts'

export const EMBED: Readonly<Record<Language, typeof embedEn>> = { en: embedEn, ko: embedKo }
