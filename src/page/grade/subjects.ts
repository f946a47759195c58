/** Converts programs to options of a menu, and options to programs. */
import type { Subject } from './grading.ts'

/** Prefix of an option that stands for one of the user's own programs. */
const OWN = 'own:'
/** Languages in which listings (built-in programs) can be graded. */
export const GRADED_LANGUAGES = ['python', 'cpp'] as const

/** Returns the value of a program's option; empty if none is chosen. */
export function optionOf(subject: Subject | undefined): string {
  if (subject === undefined) return ''
  return subject.kind === 'own' ? `${OWN}${subject.id}` : `${subject.language}:${subject.strategy}`
}

/** Returns the program of an option; undefined for the option that stands for none. */
export function subjectOf(option: string): Subject | undefined {
  if (option.startsWith(OWN)) return { kind: 'own', id: option.slice(OWN.length) }
  const language = GRADED_LANGUAGES.find((language) => option.startsWith(`${language}:`))
  return language && { kind: 'listing', strategy: option.slice(language.length + 1), language }
}
