import type { Language } from '../../core/text.ts'
import { storyEn } from './en.ts'
import { storyKo } from './ko.ts'

/** Texts of stories and of the question about blockers; loaded with them. */
export const STORY: Readonly<Record<Language, typeof storyEn>> = { en: storyEn, ko: storyKo }
