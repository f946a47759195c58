import type { Language } from '../../../core/text.ts'
import { embedEn } from './en.ts'
import { embedKo } from './ko.ts'

/** Sentences of a frame of another page; fetched with it. */
export const EMBED: Readonly<Record<Language, typeof embedEn>> = { en: embedEn, ko: embedKo }
