/** The first visit: the page opens in the middle of a search and introduces itself until the puzzle changes. */
import { isBlankBoard } from '../../sudoku/grid.ts'
import { positionAt } from '../../search/trace/position.ts'
import { EMPTY_PUZZLE } from '../puzzle/puzzle.ts'
import { openingSample } from '../puzzle/samples.ts'
import { PROGRAM_PANEL } from '../timeline/view.ts'
import { frontOf } from '../session/sessions.ts'
import type { Address } from './address.ts'
import { once } from './once.ts'
import type { AppState } from './state.ts'
import type { AppStore } from './store.ts'

/**
 * Returns true if the address requests no puzzle, and no earlier visit left a puzzle, a draft (typed text not loaded
 * yet) or an undo history.
 */
export function isFirstVisit({ puzzle, make }: Address, { puzzle: kept, draft }: AppState): boolean {
  const isRequested = puzzle !== undefined || make !== undefined || draft !== ''
  return !isRequested && isBlankBoard(kept.grid) && kept.past.length + kept.future.length === 0
}

/** The first backtrack of the opening sample. */
const FIRST_BACKTRACK = positionAt(10)

/**
 * Searches the opening sample and goes to its first backtrack, where the board marks the cells that explain it.
 * Resolves once the board shows that event, or once the puzzle has changed.
 */
export function openAtFirstBacktrack({ getState, setState, subscribe, actions }: AppStore): Promise<void> {
  const { grid, format } = openingSample()
  const puzzle = { ...EMPTY_PUZZLE, grid, format }
  setState({ puzzle, panel: PROGRAM_PANEL, introduction: FIRST_BACKTRACK })
  actions.goTo(FIRST_BACKTRACK)
  const unsubscribe = subscribe(
    (state) => state.puzzle,
    () => {
      unsubscribe()
      setState({ introduction: undefined })
    },
  )
  return new Promise((resolve) =>
    once(
      subscribe,
      (state) => [state.puzzle, frontOf(state).debugging.executionPoint],
      () => {
        const { executionPoint } = frontOf(getState()).debugging
        const isThere = executionPoint?.position.event === FIRST_BACKTRACK.event
        if (!isThere && getState().puzzle === puzzle) return false
        if (isThere) actions.debug({ kind: 'explain', isShown: true })
        resolve()
        return true
      },
    ),
  )
}
