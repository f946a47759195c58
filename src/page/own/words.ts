import type { Language } from '../../i18n/text.ts'
import { ownEn } from './en.ts'
import { ownKo } from './ko.ts'

export const OWN: Readonly<Record<Language, typeof ownEn>> = { en: ownEn, ko: ownKo }

export type OwnWords = typeof ownEn
