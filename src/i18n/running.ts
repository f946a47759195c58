import type { Language } from '../core/text.ts'
import { runningEn } from './en/running.ts'
import { runningKo } from './ko/running.ts'

/** Sentences of a program on its way: fetched once it runs. */
export const RUNNING: Readonly<Record<Language, typeof runningEn>> = { en: runningEn, ko: runningKo }
