import type { Language } from '../../i18n/text.ts'
import { shareEn } from './en.ts'
import { shareKo } from './ko.ts'

export const SHARE: Readonly<Record<Language, typeof shareEn>> = { en: shareEn, ko: shareKo }
