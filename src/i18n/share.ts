import type { Language } from '../core/text.ts'
import { shareEn } from './en/share.ts'
import { shareKo } from './ko/share.ts'

/** Sharing, embedding and exporting; loaded when one of them is wanted. */
export const SHARE: Readonly<Record<Language, typeof shareEn>> = { en: shareEn, ko: shareKo }
