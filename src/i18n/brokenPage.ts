import type { Language } from '../core/text.ts'
import { brokenPageEn } from './en/brokenPage.ts'
import { brokenPageKo } from './ko/brokenPage.ts'

/** Texts of the crash page; bundled eagerly, because loading may fail after a crash. */
export const BROKEN_PAGE: Readonly<Record<Language, typeof brokenPageEn>> = {
  en: brokenPageEn,
  ko: brokenPageKo,
}
