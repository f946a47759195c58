import { PUZZLE_PANEL } from '../../app/puzzle/puzzle.ts'
import { isBlankBoard } from '../../core/grid.ts'
import type { CountingState } from '../../core/facts/counting.ts'
import { isSearching } from '../../app/session/selectors.ts'
import { frontOf } from '../../app/session/sessions.ts'
import type { AppState } from '../../app/store/state.ts'

/**
 * True if the panel with facts about the puzzle is visible and the puzzle has facts: it has givens without conflicts.
 * False while a search runs or plays, because the search takes precedence.
 */
export function needsFacts(app: AppState): boolean {
  const { panel, arePanelsSeen, puzzle } = app
  const areSeen = panel === PUZZLE_PANEL && arePanelsSeen
  const areThere = puzzle.conflicts.length === 0 && !isBlankBoard(puzzle.grid)
  return areSeen && areThere && !isSearchFirst(app)
}

/** Returns the state to show in place of facts that are not yet known. */
export function countingOf(app: AppState): CountingState {
  if (app.analysis.failure !== undefined) return 'lost'
  return isSearchFirst(app) ? 'waiting' : 'counting'
}

function isSearchFirst(app: AppState): boolean {
  return isSearching(frontOf(app).run) || app.playing
}
