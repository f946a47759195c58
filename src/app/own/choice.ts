/** Which program is chosen, one of the user's own among them: the little that the page needs of those at once. */
import { OWN_LANGUAGES, type OwnLanguage } from '../../core/own/language.ts'
import type { Extent } from '../../core/search/strategy.ts'
import type { RunnableProgram } from '../session/session.ts'
import { builtInOf, frontOf, type Sessions } from '../session/sessions.ts'

/** Stands for the user's own program in a language wherever programs have ids. */
export const ownId = (language: OwnLanguage): string => `own-${language}`

/** The language of an own program's id; undefined for any other program's. */
export function ownLanguage(program: string): OwnLanguage | undefined {
  return OWN_LANGUAGES.find((language) => ownId(language) === program)
}

/** The id of a program, of the user's own as well. */
export const programId = (program: RunnableProgram): string =>
  program.kind === 'own' ? ownId(program.language) : program.strategy

/** The chosen program by its id, and the extent that a built-in one would have. */
export function choiceOf(state: Sessions): { readonly strategy: string; readonly extent: Extent } {
  const { strategy, extent } = builtInOf(state)
  const { program } = frontOf(state)
  return { strategy: program.kind === 'own' ? programId(program) : strategy, extent }
}

/** The language of the own program in front; Python where there is none. */
export function languageInFront(state: Sessions): OwnLanguage {
  const { program } = frontOf(state)
  return program.kind === 'own' ? program.language : 'python'
}
