import { PUZZLE_PANEL } from '../puzzle/puzzle.ts'
import { isBlankBoard } from '../../sudoku/grid.ts'
import type { CountingState } from '../../sudoku/facts/counting.ts'
import { isSearching } from '../session/selectors.ts'
import { frontOf } from '../session/sessions.ts'
import type { AppState } from '../store/state.ts'

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
