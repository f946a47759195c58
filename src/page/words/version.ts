import type { Language } from '../../i18n/text.ts'
import { versionEn } from '../shell/version.en.ts'
import { versionKo } from '../shell/version.ko.ts'

/** Texts of the update notice; loaded when a new version is available. */
export const VERSION: Readonly<Record<Language, typeof versionEn>> = { en: versionEn, ko: versionKo }
