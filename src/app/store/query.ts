/** The address of what is shown. */
import { isBlankBoard, lineOf } from '../../core/grid.ts'
import {
  type Position,
  positionAt,
  positionNotation,
  samePosition,
  START,
} from '../../core/trace/position.ts'
import { raceParameters } from '../racing/raceLink.ts'
import { positionOf } from '../session/selectors.ts'
import { choiceOf } from '../own/choice.ts'
import { frontOf } from '../session/sessions.ts'
import type { AppState } from './state.ts'

/** The address of what is shown, from the question mark on. An empty board that nothing has been done to has none, nor has a first visit. */
export function queryOf(state: AppState): string {
  const { puzzle, introduction, view } = state
  const position = shownPosition(state)
  const isWatched = view === 'watch'
  if (isWatched && isBlankBoard(puzzle.grid) && samePosition(position, START)) return ''
  if (isWatched && introduction !== undefined && samePosition(position, introduction)) return ''
  return momentQuery(state)
}

/** As `queryOf`, of whatever is shown: it leads there from everywhere. @param more parameters, by their names */
export function momentQuery(state: AppState, more: Readonly<Record<string, string>> = {}): string {
  const { puzzle, preferences, view, racing } = state
  const { strategy, extent } = choiceOf(state)
  const position = shownPosition(state)
  const isWatched = view === 'watch'
  const parameters = new URLSearchParams({
    puzzle: lineOf(puzzle.grid),
    program: strategy,
    solutions: extent,
    ...(!samePosition(position, START) && { event: positionNotation(position) }),
    ...(!isWatched && { view }),
    ...(view === 'race' && racing !== undefined && raceParameters(racing)),
    lang: preferences.language,
    ...more,
  })
  return `?${parameters}`
}

/** The playhead's, once the board has followed it there. */
function shownPosition(state: AppState): Position {
  const session = frontOf(state)
  // A program of the user's own is not run before it is asked for.
  if (session.program.kind === 'own') return START
  const position = positionOf(session)
  const { event } = session.frame.moment
  return position.event === event && position.step > 0 ? position : positionAt(event)
}
