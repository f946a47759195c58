import type { Language } from '../core/text.ts'
import { en, type Messages } from './en.ts'
import { ko } from './ko.ts'

/** The sentences of every language. */
export const MESSAGES: Readonly<Record<Language, Messages>> = { en, ko }
