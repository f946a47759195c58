import type { Language } from '../core/text.ts'
import { helpEn } from './en/help.ts'
import { helpKo } from './ko/help.ts'

/** What the list of keys says, in every language; loaded when it is opened. */
export const HELP: Readonly<Record<Language, typeof helpEn>> = { en: helpEn, ko: helpKo }
