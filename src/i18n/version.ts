import type { Language } from '../core/text.ts'
import { versionEn } from './en/version.ts'
import { versionKo } from './ko/version.ts'

/** Texts of the update notice; loaded when a new version is available. */
export const VERSION: Readonly<Record<Language, typeof versionEn>> = { en: versionEn, ko: versionKo }
