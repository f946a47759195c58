/** File extension, syntax of displayed values and input detection for each language of the user's programs. */
import type { OwnLanguage } from '../../sudoku/reading/language.ts'
import * as cppInput from '../../runner/cpp/cppInput.ts'
import * as javascriptInput from '../../runner/javascript/javascriptInput.ts'
import * as pythonInput from '../../runner/python/programInput.ts'
import type { CallableFunction } from '../../runner/python/programInput.ts'
import type { ListingLanguage } from '../../search/programs/folder.ts'

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
