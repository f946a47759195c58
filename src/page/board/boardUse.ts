import { frontOf, type Sessions } from '../session/sessions.ts'

/**
 * Use of the keys on the board, independent of the focus:
 * - `entering`: no search is open, so keys enter the puzzle;
 * - `editing`: a search is open, and a click, Enter or F2 started changing its puzzle;
 * - `watching`: a search is open, and keys move it. A step, Play or a change of the panel returns to this use;
 * - `answering`: a feature takes the presses, for example as the answer to its question.
 */
export type BoardUse = 'entering' | 'editing' | 'watching' | 'answering'

export function boardUse(
  state: Sessions & { readonly editing: boolean; readonly arePressesTaken: boolean },
): BoardUse {
  if (state.arePressesTaken) return 'answering'
  if (frontOf(state).run.status !== 'open') return 'entering'
  return state.editing ? 'editing' : 'watching'
}
