import { isBlankBoard } from '../../core/grid.ts'
import { isSearching } from '../selectors.ts'
import type { AppState } from '../state.ts'

/** Whether somebody looks at the facts of a puzzle that has some. A search that is run or played goes first. */
export function wantsFacts({ panel, arePanelsSeen, puzzle, run, playing }: AppState): boolean {
  const areSeen = panel === 'puzzle' && arePanelsSeen
  const areThere = puzzle.conflicts.length === 0 && !isBlankBoard(puzzle.grid)
  return areSeen && areThere && !isSearching(run) && !playing
}
