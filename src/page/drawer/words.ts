import { breakpointsEn, hitsEn } from './breakpoints.en.ts'
import { breakpointsKo, hitsKo } from './breakpoints.ko.ts'
import { callsEn } from './en.ts'
import { callsKo } from './ko.ts'

export const CALLS = { en: callsEn, ko: callsKo }

export const BREAKPOINTS = { en: breakpointsEn, ko: breakpointsKo }

export const HITS = { en: hitsEn, ko: hitsKo }
