import type { Language } from '../core/text.ts'
import { generatorEn } from './en/generator.ts'
import { generatorKo } from './ko/generator.ts'

/** What is said of the making of puzzles, in every language; loaded with what says it. */
export const GENERATOR: Readonly<Record<Language, typeof generatorEn>> = { en: generatorEn, ko: generatorKo }
