/**
 * Puts the page's state, links and storage together from its rooms: a new subject is a folder, and a line in each of
 * these lists that it needs. Each slice is documented in its room.
 */
import { NOTHING_RINGED } from '../board/rings.ts'
import { NOTHING_BY_HAND } from '../byHand/byHand.ts'
import { comparedInLink, comparedParameters, NOTHING_COMPARED } from '../compare/compare.ts'
import { DRAWER } from '../drawer/drawer.ts'
import { NOTHING_KNOWN } from '../facts/analysis.ts'
import { NOTHING_GENERATED } from '../generator/generator.ts'
import { NOTHING_GRADED } from '../grade/grading.ts'
import { NOT_INTRODUCED } from '../introduction/introduction.ts'
import { NOTHING_JUDGED } from '../judge/judge.ts'
import { NO_OWN_PROGRAMS } from '../own/linkedProgram.ts'
import { NOT_PLAYING } from '../player/transport.ts'
import { NOTHING_PREDICTED } from '../predict/predict.ts'
import { NOT_PRESENTED } from '../present/presenting.ts'
import { NOTHING_ENTERED } from '../puzzle/board.ts'
import { restoredPuzzle, sharedPuzzle, tabPuzzle } from '../puzzle/keptPuzzle.ts'
import { NO_BREAKPOINTS } from '../session/debugging.ts'
import { sessionInLink, sessionParameters } from '../session/sessionLink.ts'
import { builtInOf, FIRST_SESSIONS, keptProgram, restoredSessions } from '../session/sessions.ts'
import { NOTHING_SHARED } from '../share/sharing.ts'
import { NO_STORY } from '../story/story.ts'
import { NO_TOUR, shownBefore } from '../tours/touring.ts'
import { FIRST_VIEW } from '../timeline/view.ts'
import { lineOf } from '../../sudoku/grid.ts'
import { NOTHING_TO_TELL } from './notice.ts'
import { languageNamed, type Preferences } from './preferences.ts'
import { FIRST_VIEW_ID, viewNamed } from './views.ts'

type State = ReturnType<typeof initialState>

export function initialState(preferences: Preferences) {
  return {
    ...FIRST_SESSIONS,
    ...NOT_PLAYING,
    ...FIRST_VIEW,
    ...NOT_INTRODUCED,
    ...NOTHING_RINGED,
    ...NOTHING_ENTERED,
    ...NO_STORY,
    ...NO_TOUR,
    ...NOTHING_TO_TELL,
    ...NOTHING_BY_HAND,
    ...NOTHING_COMPARED,
    ...DRAWER,
    ...NO_OWN_PROGRAMS,
    ...NOTHING_SHARED,
    ...NOT_PRESENTED,
    preferences,
    view: FIRST_VIEW_ID,
    breakpoints: NO_BREAKPOINTS,
    judge: NOTHING_JUDGED,
    predicting: NOTHING_PREDICTED,
    analysis: NOTHING_KNOWN,
    generator: NOTHING_GENERATED,
    grading: NOTHING_GRADED,
  }
}

/** Reads what a link says of each room; `linkParameters` writes most of it. */
export function readLink(parameters: URLSearchParams) {
  const valueOf = (name: string) => parameters.get(name) ?? undefined
  return {
    /** A puzzle as text, in any readable format. */
    puzzle: valueOf('puzzle'),
    /** Options of the generator that made the puzzle. */
    make: valueOf('make'),
    ...sessionInLink(parameters),
    view: viewNamed(parameters.get('view')),
    ...comparedInLink(parameters),
    /** Id of the judge of a case to grade; not validated, because grading ignores unknown ids. */
    judge: valueOf('judge'),
    /** The parameters, which `linkedViewOf` parses; undefined if they name no range of events and no speed. */
    viewQuery: parameters.has('range') || parameters.has('speed') ? `?${parameters}` : undefined,
    language: languageNamed(parameters.get('lang')),
  }
}

export function linkParameters(state: State): Readonly<Record<string, string>> {
  return {
    puzzle: lineOf(state.puzzle.grid),
    ...sessionParameters(state),
    ...(state.view !== FIRST_VIEW_ID && { view: state.view }),
    ...comparedParameters(state),
    lang: state.preferences.language,
  }
}

/** Returns what the storages depend on. */
export function keptParts(state: State): readonly unknown[] {
  return [state.preferences, state.puzzle, builtInOf(state), state.draft, state.tour?.puzzle]
}

/** Returns what is the reader's own, behind a tour that shows another puzzle and program. */
function ofReader(state: State) {
  const { puzzle, draft } = state
  return { puzzle, draft, builtIn: keptProgram(state), ...shownBefore(state) }
}

/** Returns what is stored for all tabs and for the next visit, besides the preferences. */
export function keptShared(state: State) {
  const { puzzle, draft, builtIn } = ofReader(state)
  return { ...builtIn, ...sharedPuzzle({ puzzle, draft }) }
}

/** Returns what is stored for this tab. */
export function keptInTab(state: State) {
  const { puzzle, draft, builtIn } = ofReader(state)
  return { ...builtIn, ...tabPuzzle({ puzzle, draft }) }
}

/** Returns the initial state with what is stored, where that is valid. */
export function restored(kept: Partial<Record<string, unknown>>, preferences: Preferences): State {
  const input = restoredPuzzle(kept)
  return { ...initialState(preferences), ...input, ...restoredSessions(kept, input.puzzle.grid) }
}
