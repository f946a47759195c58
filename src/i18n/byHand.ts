import type { Language } from '../core/text.ts'
import { byHandEn } from './en/byHand.ts'
import { byHandKo } from './ko/byHand.ts'

/** All that the browser does not copy or save, to be kept by hand. */
export const BY_HAND: Readonly<Record<Language, typeof byHandEn>> = { en: byHandEn, ko: byHandKo }
