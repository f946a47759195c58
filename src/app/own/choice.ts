/** Which program is chosen, one of the user's own among them: the little that the page needs of those at once. */
import type { Extent } from '../../core/search/strategy.ts'
import { builtInOf, frontOf, type Sessions } from '../session/sessions.ts'

/** Stands for the user's own program in Python wherever programs have ids. */
export const OWN_PYTHON = 'own-python'

/** The chosen program by its id, and the extent that a built-in one would have. */
export function choiceOf(state: Sessions): { readonly strategy: string; readonly extent: Extent } {
  const { strategy, extent } = builtInOf(state)
  return { strategy: frontOf(state).program.kind === 'own' ? OWN_PYTHON : strategy, extent }
}
