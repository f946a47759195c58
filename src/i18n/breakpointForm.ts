import type { Language } from '../core/text.ts'
import { breakpointFormEn } from './en/breakpointForm.ts'
import { breakpointFormKo } from './ko/breakpointForm.ts'

/** Sentences of the form for a breakpoint: fetched with it. */
export const BREAKPOINT_FORM: Readonly<Record<Language, typeof breakpointFormEn>> = {
  en: breakpointFormEn,
  ko: breakpointFormKo,
}
