import { choiceOf } from '../own/choice.ts'
import { destinationOf } from '../session/selectors.ts'
import { frontOf, keptProgram } from '../session/sessions.ts'
import type { AppState } from '../store/state.ts'
import type { BeforeTour } from './touring.ts'

/** Returns what a tour is about to replace on the page. */
export function beforeTour(state: AppState): BeforeTour {
  const { puzzle, panel, isSheetOpen, preferences } = state
  const { showsFlame, showsCandidates, numbering, isDrawerOpen } = preferences
  const front = frontOf(state)
  const isOpen = front.run.status === 'open'
  return {
    puzzle,
    visit: { ...choiceOf(state), position: isOpen ? destinationOf(front) : undefined },
    builtIn: keptProgram(state),
    panel,
    isSheetOpen,
    shown: { showsFlame, showsCandidates, numbering, isDrawerOpen },
  }
}
