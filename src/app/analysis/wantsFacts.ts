import { isBlankBoard } from '../../core/grid.ts'
import type { Counting } from '../../core/facts/counting.ts'
import { isSearching } from '../session/selectors.ts'
import { frontOf } from '../session/sessions.ts'
import type { AppState } from '../store/state.ts'

/** Whether somebody looks at the facts of a puzzle that has some. A search that is run or played goes first. */
export function wantsFacts(app: AppState): boolean {
  const { panel, arePanelsSeen, puzzle } = app
  const areSeen = panel === 'puzzle' && arePanelsSeen
  const areThere = puzzle.conflicts.length === 0 && !isBlankBoard(puzzle.grid)
  return areSeen && areThere && !isSearchFirst(app)
}

/** The state of facts that are not known yet of the puzzle on the board. */
export function countingOf(app: AppState): Counting {
  const { analysis, notice } = app
  const isMissing = notice?.kind === 'not-loaded' && notice.part === 'analysis'
  if (analysis.failure !== undefined || isMissing) return 'lost'
  return isSearchFirst(app) ? 'waiting' : 'counting'
}

function isSearchFirst(app: AppState): boolean {
  return isSearching(frontOf(app).run) || app.playing
}
