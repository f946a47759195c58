import type { Language } from '../core/text.ts'
import { boardViewEn } from './en/boardView.ts'
import { boardViewKo } from './ko/boardView.ts'

/** Sentences for what can be shown on the board; fetched with it. */
export const BOARD_VIEW: Readonly<Record<Language, typeof boardViewEn>> = { en: boardViewEn, ko: boardViewKo }
