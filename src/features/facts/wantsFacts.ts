import { PUZZLE_PANEL } from '../../app/puzzle/puzzle.ts'
import { isBlankBoard } from '../../core/grid.ts'
import type { Counting } from '../../core/facts/counting.ts'
import { isSearching } from '../../app/session/selectors.ts'
import { frontOf } from '../../app/session/sessions.ts'
import type { AppState } from '../../app/store/state.ts'

/** Whether somebody looks at the facts of a puzzle that has some. A search that is run or played goes first. */
export function needsFacts(app: AppState): boolean {
  const { panel, arePanelsSeen, puzzle } = app
  const areSeen = panel === PUZZLE_PANEL && arePanelsSeen
  const areThere = puzzle.conflicts.length === 0 && !isBlankBoard(puzzle.grid)
  return areSeen && areThere && !isSearchFirst(app)
}

/** The state of facts that are not known yet of the puzzle on the board. */
export function countingOf(app: AppState): Counting {
  if (app.analysis.failure !== undefined) return 'lost'
  return isSearchFirst(app) ? 'waiting' : 'counting'
}

function isSearchFirst(app: AppState): boolean {
  return isSearching(frontOf(app).run) || app.playing
}
