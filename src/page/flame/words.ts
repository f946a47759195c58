import type { Language } from '../../i18n/text.ts'
import { flameEn } from './en.ts'
import { flameKo } from './ko.ts'

export const FLAME: Readonly<Record<Language, typeof flameEn>> = { en: flameEn, ko: flameKo }
