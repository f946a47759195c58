import type { Language } from '../../i18n/text.ts'
import { brokenPageEn } from '../shell/brokenPage.en.ts'
import { brokenPageKo } from '../shell/brokenPage.ko.ts'

/** Texts of the crash page; bundled eagerly, because loading may fail after a crash. */
export const BROKEN_PAGE: Readonly<Record<Language, typeof brokenPageEn>> = {
  en: brokenPageEn,
  ko: brokenPageKo,
}
