/** Tells which program is chosen, including the user's own. A small module, because the page needs it at startup. */
import { OWN_LANGUAGES, type OwnLanguage } from '../../sudoku/reading/language.ts'
import type { Extent } from '../../search/engine/strategy.ts'
import type { RunnableProgram } from '../session/session.ts'
import { builtInOf, frontOf, type Sessions } from '../session/sessions.ts'

export const ownId = (language: OwnLanguage): string => `own-${language}`

export function ownLanguage(program: string): OwnLanguage | undefined {
  return OWN_LANGUAGES.find((language) => ownId(language) === program)
}

export const programId = (program: RunnableProgram): string =>
  program.kind === 'own' ? ownId(program.language) : program.strategy

/** Returns the id of the shown program, and the extent chosen for built-in programs. */
export function choiceOf(state: Sessions): { readonly strategy: string; readonly extent: Extent } {
  const { strategy, extent } = builtInOf(state)
  const { program } = frontOf(state)
  return { strategy: program.kind === 'own' ? programId(program) : strategy, extent }
}

/** Returns the language of the shown program if it is an own one; otherwise Python. */
export function languageInFront(state: Sessions): OwnLanguage {
  const { program } = frontOf(state)
  return program.kind === 'own' ? program.language : 'python'
}
