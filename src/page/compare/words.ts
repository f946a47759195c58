/** Texts of Compare, of its two halves and of what they share; loaded with the view. */
import type { Language } from '../../i18n/text.ts'
import { compareEn } from './en.ts'
import { compareKo } from './ko.ts'
import { lockstepEn } from './lockstep/en.ts'
import { lockstepKo } from './lockstep/ko.ts'
import { tableEn } from './table/en.ts'
import { tableKo } from './table/ko.ts'

export const COMPARE: Readonly<Record<Language, typeof compareEn>> = { en: compareEn, ko: compareKo }
export const TABLE: Readonly<Record<Language, typeof tableEn>> = { en: tableEn, ko: tableKo }
export const LOCKSTEP: Readonly<Record<Language, typeof lockstepEn>> = { en: lockstepEn, ko: lockstepKo }
export type TableWords = typeof tableEn
