/** How programs of each language are named, shown, and asked how they want their puzzle. */
import type { OwnLanguage } from '../../core/own/language.ts'
import * as cppInput from '../../core/own/cppInput.ts'
import * as javascriptInput from '../../core/own/javascriptInput.ts'
import * as pythonInput from '../../core/own/programInput.ts'
import type { CallableFunction } from '../../core/own/programInput.ts'
import type { ListingLanguage } from '../../core/programs/folder.ts'

interface LanguageParts {
  /** Of its files. */
  readonly extension: string
  /** In which values are written, as in listings. */
  readonly listing: ListingLanguage
  /** The functions of a program that take one board, likeliest first. */
  readonly functionsIn: (source: string) => readonly CallableFunction[]
  /** The function to call; undefined for a program that reads its input, or has no function to call. */
  readonly calledFunction: (source: string) => CallableFunction | undefined
}

const PARTS: Readonly<Record<OwnLanguage, LanguageParts>> = {
  python: { extension: '.py', listing: 'py', ...pythonInput },
  cpp: { extension: '.cpp', listing: 'cpp', ...cppInput },
  javascript: { extension: '.js', listing: 'ts', ...javascriptInput },
}

export const languageParts = (language: OwnLanguage): LanguageParts => PARTS[language]
