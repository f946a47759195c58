import { type Givens, givensOf } from '../../sudoku/givens.ts'
import type { AppState } from '../store/state.ts'

/** Returns the givens of the page's puzzle; if they conflict, shows a notice and returns undefined. */
export function checkedGivens(
  get: () => AppState,
  set: (part: Pick<AppState, 'notice'>) => void,
): Givens | undefined {
  const checked = givensOf(get().puzzle.grid)
  if (checked.ok) return checked.value
  set({ notice: { kind: 'refused', conflicts: checked.error } })
  return undefined
}
