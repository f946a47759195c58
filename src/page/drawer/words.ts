import { callsEn } from './en.ts'
import { callsKo } from './ko.ts'

export const CALLS = { en: callsEn, ko: callsKo }
