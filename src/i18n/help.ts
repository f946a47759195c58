import type { Language } from '../core/text.ts'
import { helpEn } from './en/help.ts'
import { helpKo } from './ko/help.ts'

/** The sheet of keys; loaded when it is opened. */
export const HELP: Readonly<Record<Language, typeof helpEn>> = { en: helpEn, ko: helpKo }
