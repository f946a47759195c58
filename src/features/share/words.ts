import type { Language } from '../../core/text.ts'
import { shareEn } from './en.ts'
import { shareKo } from './ko.ts'

/** Sharing, embedding and exporting; loaded when one of them is wanted. */
export const SHARE: Readonly<Record<Language, typeof shareEn>> = { en: shareEn, ko: shareKo }
