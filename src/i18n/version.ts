import type { Language } from '../core/text.ts'
import { versionEn } from './en/version.ts'
import { versionKo } from './ko/version.ts'

/** Sentences for a new version of the page; fetched when one has come. */
export const VERSION: Readonly<Record<Language, typeof versionEn>> = { en: versionEn, ko: versionKo }
