import type { Language } from '../../i18n/text.ts'
import { helpEn } from './en.ts'
import { helpKo } from './ko.ts'

export const HELP: Readonly<Record<Language, typeof helpEn>> = { en: helpEn, ko: helpKo }
