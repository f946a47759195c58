/** The languages in which users' own programs can be run. */
export type OwnLanguage = 'python' | 'cpp' | 'javascript'

export const OWN_LANGUAGES: readonly OwnLanguage[] = ['python', 'cpp', 'javascript']

/** As their programmers call them. */
export const LANGUAGE_NAMES: Readonly<Record<OwnLanguage, string>> = {
  python: 'Python',
  cpp: 'C++',
  javascript: 'JavaScript',
}

/** Something that a compiler says of a line. */
export interface Diagnostic {
  readonly severity: 'error' | 'warning'
  /** From 1; undefined where it is of no line of the program's. */
  readonly line: number | undefined
  /** From 1. */
  readonly column: number | undefined
  /** The compiler's own words, without the place. */
  readonly message: string
}
