import { type Givens, givensOf } from '../../core/givens.ts'
import type { AppState } from '../store/state.ts'

/** Those of the page's puzzle; where they contradict each other a notice says so, and there are none. */
export function checkedGivens(
  get: () => AppState,
  set: (part: Pick<AppState, 'notice'>) => void,
): Givens | undefined {
  const checked = givensOf(get().puzzle.grid)
  if (checked.ok) return checked.value
  set({ notice: { kind: 'refused', conflicts: checked.error } })
  return undefined
}
