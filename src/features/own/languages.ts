/** File extension, syntax of displayed values and input detection for each language of the user's programs. */
import type { OwnLanguage } from '../../core/own/language.ts'
import * as cppInput from '../../core/own/cppInput.ts'
import * as javascriptInput from '../../core/own/javascriptInput.ts'
import * as pythonInput from '../../core/own/programInput.ts'
import type { CallableFunction } from '../../core/own/programInput.ts'
import type { ListingLanguage } from '../../core/programs/folder.ts'

interface LanguageParts {
  /** File extension with its dot, e.g. `.py`. */
  readonly extension: string
  /** Language in whose syntax variable values are displayed. */
  readonly listing: ListingLanguage
  /** Functions that take one board, likeliest first. */
  readonly functionsIn: (source: string) => readonly CallableFunction[]
  /** The function to call; undefined if the program reads its input or has no callable function. */
  readonly calledFunction: (source: string) => CallableFunction | undefined
}

const PARTS: Readonly<Record<OwnLanguage, LanguageParts>> = {
  python: { extension: '.py', listing: 'py', ...pythonInput },
  cpp: { extension: '.cpp', listing: 'cpp', ...cppInput },
  javascript: { extension: '.js', listing: 'ts', ...javascriptInput },
}

export const languageParts = (language: OwnLanguage): LanguageParts => PARTS[language]
