/** Builds the query of the URL that leads to what is shown. */
import { isBlankBoard, lineOf } from '../../sudoku/grid.ts'
import {
  type Position,
  positionAt,
  positionNotation,
  samePosition,
  START,
} from '../../search/trace/position.ts'
import { lockstepParameters } from '../compare/lockstep/lockstepLink.ts'
import { positionOf } from '../session/selectors.ts'
import { choiceOf } from '../own/choice.ts'
import { fragmentOf, pendingPosition } from '../own/linkedProgram.ts'
import type { Session } from '../session/session.ts'
import { frontOf } from '../session/sessions.ts'
import type { AppState } from './state.ts'
import { isInStep } from './views.ts'

/**
 * Returns the URL's query for what the page shows, with the question mark. Returns an empty text in the Watch view for
 * an empty board at the start of its run, and for the puzzle of a first visit at the position that it opens with.
 */
export function queryOf(state: AppState): string {
  const { puzzle, introduction, view } = state
  const position = addressPosition(state)
  const isWatched = view === 'watch'
  if (isWatched && isBlankBoard(puzzle.grid) && samePosition(position, START)) return ''
  if (isWatched && introduction !== undefined && samePosition(position, introduction)) return ''
  return momentQuery(state)
}

/** Like `queryOf`, but never empty. @param more further parameters by name */
export function momentQuery(state: AppState, more: Readonly<Record<string, string>> = {}): string {
  const { puzzle, preferences, view, lockstep } = state
  const { strategy, extent } = choiceOf(state)
  const position = addressPosition(state)
  const isWatched = view === 'watch'
  const parameters = new URLSearchParams({
    puzzle: lineOf(puzzle.grid),
    program: strategy,
    solutions: extent,
    ...(!samePosition(position, START) && { event: positionNotation(position) }),
    ...(!isWatched && { view }),
    ...(isInStep(state) && lockstepParameters(lockstep)),
    lang: preferences.language,
    ...more,
  })
  return `?${parameters}`
}

/**
 * Returns the position to put into the page's address: usually the one shown. For an own program, the position that its
 * first run is to go to, if a link named one; the start if the address does not hold the program.
 */
function addressPosition(state: AppState): Position {
  const session = frontOf(state)
  if (session.program.kind !== 'own') return boardPosition(session)
  return pendingPosition(state) ?? (fragmentOf(state) === '' ? START : boardPosition(session))
}

/** Returns the position on the board: that of the playhead once the board has followed it, else the shown event. */
export function boardPosition(session: Session): Position {
  const position = positionOf(session)
  const { event } = session.frame.moment
  return position.event === event && position.step > 0 ? position : positionAt(event)
}
