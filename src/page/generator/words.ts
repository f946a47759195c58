import type { Language } from '../../i18n/text.ts'
import { generatorEn } from './en.ts'
import { generatorKo } from './ko.ts'

export const GENERATOR: Readonly<Record<Language, typeof generatorEn>> = { en: generatorEn, ko: generatorKo }
