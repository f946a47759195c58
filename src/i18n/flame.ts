import type { Language } from '../core/text.ts'
import { flameEn } from './en/flame.ts'
import { flameKo } from './ko/flame.ts'

/** The flame chart; fetched when it is opened. */
export const FLAME: Readonly<Record<Language, typeof flameEn>> = { en: flameEn, ko: flameKo }
