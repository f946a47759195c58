import type { Language } from '../core/text.ts'
import { generatorEn } from './en/generator.ts'
import { generatorKo } from './ko/generator.ts'

/** Sentences of the generator; loaded with it. */
export const GENERATOR: Readonly<Record<Language, typeof generatorEn>> = { en: generatorEn, ko: generatorKo }
