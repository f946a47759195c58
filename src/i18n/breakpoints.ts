import type { Language } from '../core/text.ts'
import { breakpointsEn } from './en/breakpoints.ts'
import { breakpointsKo } from './ko/breakpoints.ts'

export type BreakpointWords = typeof breakpointsEn

/** Sentences of a breakpoint and of its form: fetched with the first of them. */
export const BREAKPOINTS: Readonly<Record<Language, BreakpointWords>> = {
  en: breakpointsEn,
  ko: breakpointsKo,
}
