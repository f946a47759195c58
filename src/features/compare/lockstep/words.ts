import type { Language } from '../../../core/text.ts'
import { raceEn } from './en.ts'
import { raceKo } from './ko.ts'

/** Texts of the race (programs that search the same puzzle side by side); loaded with its view. */
export const RACE: Readonly<Record<Language, typeof raceEn>> = { en: raceEn, ko: raceKo }
