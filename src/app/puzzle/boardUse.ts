import { frontOf, type Sessions } from '../session/sessions.ts'

/**
 * The use of the keys on the board, wherever the focus has been left:
 * - `entering`: no search is open, so they are for the puzzle;
 * - `editing`: a search is open, and a click, Enter or F2 has begun to change its puzzle;
 * - `watching`: a search is open, and the keys move it. Each step, and Play, leads back here.
 */
export type BoardUse = 'entering' | 'editing' | 'watching'

export function boardUse(state: Sessions & { readonly editing: boolean }): BoardUse {
  if (frontOf(state).run.status !== 'open') return 'entering'
  return state.editing ? 'editing' : 'watching'
}
