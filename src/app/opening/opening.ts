/** A first visit: the page opens in the middle of a search, and says what it is until there is a puzzle of one's own. */
import { prepared } from 'virtual:opening'
import { EMPTY_PUZZLE } from '../puzzle/puzzle.ts'
import { openingSample } from '../puzzle/samples.ts'
import { PROGRAM_PANEL } from '../session/debugging.ts'
import { frontOf, withSession } from '../session/sessions.ts'
import type { AppStore } from '../store/store.ts'

/** Shows the prepared moment in place of the empty board. The search itself begins with the first use of the page. */
export function openAtFirstBacktrack(store: AppStore): void {
  const state = store.getState()
  // Somebody has been quicker.
  if (frontOf(state).run.status !== 'idle') return
  const { grid, format } = openingSample()
  const puzzle = { ...EMPTY_PUZZLE, grid, format }
  store.setState({
    puzzle,
    ...withSession(state, { ...prepared, id: state.front }),
    panel: PROGRAM_PANEL,
    introduction: prepared.playhead,
  })
  const unsubscribe = store.subscribe((now) => {
    if (now.puzzle === puzzle) return
    unsubscribe()
    store.setState({ introduction: undefined })
  })
}
