import { isBlankBoard } from '../../core/grid.ts'
import { isSearching } from '../session/selectors.ts'
import { frontOf } from '../session/sessions.ts'
import type { AppState } from '../store/state.ts'

/** Whether somebody looks at the facts of a puzzle that has some. A search that is run or played goes first. */
export function wantsFacts(app: AppState): boolean {
  const { panel, arePanelsSeen, puzzle, playing } = app
  const { run } = frontOf(app)
  const areSeen = panel === 'puzzle' && arePanelsSeen
  const areThere = puzzle.conflicts.length === 0 && !isBlankBoard(puzzle.grid)
  return areSeen && areThere && !isSearching(run) && !playing
}
