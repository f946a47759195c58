export type OwnLanguage = 'python' | 'cpp' | 'javascript'

export const OWN_LANGUAGES: readonly OwnLanguage[] = ['python', 'cpp', 'javascript']

export const LANGUAGE_NAMES: Readonly<Record<OwnLanguage, string>> = {
  python: 'Python',
  cpp: 'C++',
  javascript: 'JavaScript',
}

/** A compiler's message about a program. */
export interface Diagnostic {
  readonly severity: 'error' | 'warning'
  /** From 1; undefined if the message is not about a line of the program. */
  readonly line: number | undefined
  /** From 1; undefined if the message has no position. */
  readonly column: number | undefined
  /** Text of the compiler, without the position. */
  readonly message: string
}
