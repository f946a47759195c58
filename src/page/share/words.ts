import type { Language } from '../../i18n/text.ts'
import { shareEn } from './en.ts'
import { shareKo } from './ko.ts'

/** Texts of sharing, embedding and exporting; loaded on demand. */
export const SHARE: Readonly<Record<Language, typeof shareEn>> = { en: shareEn, ko: shareKo }
