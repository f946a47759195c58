import { frontOf, type Sessions } from '../session/sessions.ts'

/**
 * Use of the keys on the board, independent of the focus:
 * - `entering`: no search is open, so keys enter the puzzle;
 * - `editing`: a search is open, and a click, Enter or F2 started changing its puzzle;
 * - `watching`: a search is open, and keys move it. Each step, and Play, returns here.
 */
export type BoardUse = 'entering' | 'editing' | 'watching'

export function boardUse(state: Sessions & { readonly editing: boolean }): BoardUse {
  if (frontOf(state).run.status !== 'open') return 'entering'
  return state.editing ? 'editing' : 'watching'
}
