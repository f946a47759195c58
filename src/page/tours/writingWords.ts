import type { Language } from '../../i18n/text.ts'
import { writingEn } from './writing.en.ts'
import { writingKo } from './writing.ko.ts'

export const WRITING: Readonly<Record<Language, typeof writingEn>> = { en: writingEn, ko: writingKo }
