import type { Language } from '../../i18n/text.ts'
import { storyEn } from './en.ts'
import { storyKo } from './ko.ts'

/** Texts of a cell's story (which event wrote its digit) and of the question which cells block a dead end. */
export const STORY: Readonly<Record<Language, typeof storyEn>> = { en: storyEn, ko: storyKo }
